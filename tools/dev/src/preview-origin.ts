/** Where `npm run preview` in an app serves its build: a shell started here allows overrides from it. */
export const PREVIEW_PORT = 4300;
export const PREVIEW_ORIGIN = `http://127.0.0.1:${PREVIEW_PORT}`;
