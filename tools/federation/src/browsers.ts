/**
 * The browsers built for: all have light-dark(), cascade layers and nesting. Named because the default targets make the
 * CSS compiler rewrite light-dark() to values resolved on :root, and a `data-theme` subtree then keeps the page's side.
 */
export const BROWSERS = ['chrome >= 123', 'edge >= 123', 'firefox >= 120', 'safari >= 17.5'];
