/** Stands, unseen, where a view will be as long as it is not known which one: the page is still loading (base/when-settled.ts). */
export function ViewToCome() {
  return <div data-state="loading" hidden />;
}
