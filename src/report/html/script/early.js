// Stands in the head, before anything is drawn. Where there is script, the plain cases are not looked at: laying out two
// hundred boards would take longer than everything else. If the script of the page cannot run here, they come back.
'use strict';
document.documentElement.classList.add('scripted');
window.addEventListener('error', () => {
  if (!document.documentElement.dataset.started) document.documentElement.classList.remove('scripted');
});
