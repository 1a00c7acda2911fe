/** File of the real container in development; its bytes change with every save. */
export const CONTAINER_FILE = 'container.js';
/** File of the constant entry in development. */
export const DEV_ENTRY_FILE = 'remoteEntry.js';

/**
 * The entry a development server hands out. It never changes, so that the hash in a registry read minutes ago still
 * holds after any number of saves and the shell needs no way around integrity; when it is initialised it runs the
 * container as it is now, from its own origin.
 */
export function devEntry(container: string): string {
  const name = JSON.stringify(container);
  return `var ${container} = (() => {
  const address = new URL(${JSON.stringify(CONTAINER_FILE)}, document.currentScript.src).href;
  let loading;
  const load = () =>
    (loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.onload = () => resolve(globalThis[${name}]);
      script.onerror = () => {
        loading = undefined;
        reject(new Error(address + ' could not be run'));
      };
      script.crossOrigin = 'anonymous';
      script.src = address;
      document.head.append(script);
    }));
  return {
    init: async (...rest) => (await load()).init(...rest),
    get: async (module) => (await load()).get(module),
  };
})();
`;
}
