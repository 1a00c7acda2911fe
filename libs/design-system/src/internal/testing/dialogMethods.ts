// jsdom has <dialog> but not its methods. This is what a browser does as far as the tests here look:
// open and closed, focus in and back. The trap and the top layer are the browser's own affair.
let before: Element | null = null;
HTMLDialogElement.prototype.showModal = function showModal() {
  before = document.activeElement;
  this.open = true;
  this.querySelector<HTMLElement>('button, input, textarea, select, a[href]')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
};
