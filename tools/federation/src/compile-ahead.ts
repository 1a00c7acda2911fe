import { rspack } from '@rsbuild/core';

/**
 * Asks V8 to compile all functions of a script while it loads it, on another thread: what a page loads is split by what is
 * needed, so most of them are called, and compiled one by one as they were called first they took a third of a slow phone's
 * script time (docs/performance.md). Other engines read a comment.
 * See https://developer.chrome.com/blog/explicit-compile-hints
 */
export const compileAheadPlugin = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // Behind the minifier, which drops comments; before hashes are made.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});
