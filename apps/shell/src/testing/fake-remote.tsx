import { defineRemote, useMount, usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';

function Hello() {
  const { kind, id, close } = useMount();
  const { scope } = usePlatform();
  const [isBroken, breakDown] = useState(false);
  if (isBroken) throw new Error('broke down');
  return (
    <div>
      <p>{`${kind} ${id} of ${scope.userId ?? scope.mode}`}</p>
      <button onClick={() => breakDown(true)}>break down</button>
      <button onClick={close}>close</button>
    </div>
  );
}

function Broken(): never {
  throw new Error('broken from the start');
}

/** A feature's module as a build exposes it, with views that say where they are mounted. */
export const fakeRemote = defineRemote({
  messages: () => Promise.resolve({ default: {} }),
  page: () => Promise.resolve({ default: Hello }),
  slots: {
    tile: () => Promise.resolve({ default: Hello }),
    second: () => Promise.resolve({ default: Hello }),
    broken: () => Promise.resolve({ default: Broken }),
    'not-there': () => Promise.reject(new Error('no such chunk')),
    never: () => new Promise(() => undefined),
  },
  actions: { new: () => Promise.resolve({ default: Hello }) },
});
