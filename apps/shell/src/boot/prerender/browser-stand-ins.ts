// The modules of the shell ask these of the browser as they are loaded; the build has none. No `window` and no
// `document`: the libraries then know that they are not in one.
Object.assign(globalThis, {
  addEventListener: () => undefined,
  location: new URL('https://nafas.invalid/'),
});
