import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';

const KEY = 'nafas.analysis.trends-with-texts.v1';

/**
 * Whether texts are to count in the trends. Kept on this device for the signed-in person, under the id that signing out
 * and deleting the account look for. In the demo it lasts as long as the page.
 */
export function useWithTexts(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const { mode, userId } = usePlatform().scope;
  const key = mode === 'demo' || userId === null ? null : `${KEY}.${userId}`;
  const [isOn, setOn] = useState(() => key !== null && read(key));
  return [
    isOn,
    (next) => {
      setOn(next);
      if (key !== null) write(key, next);
    },
  ];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function write(key: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the page.
  }
}
