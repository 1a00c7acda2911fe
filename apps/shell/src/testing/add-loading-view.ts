/** Puts a view that is on its way into the page, and returns it. */
export function addLoadingView(): HTMLElement {
  const view = document.createElement('div');
  Object.assign(view.dataset, { feature: 'goals', state: 'loading' });
  document.body.append(view);
  return view;
}
