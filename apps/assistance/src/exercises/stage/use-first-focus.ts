import { useEffect, useRef } from 'react';

/** Puts the focus on an element when it comes: a step of the stage begins there. */
export function useFirstFocus<Kind extends HTMLElement>() {
  const element = useRef<Kind>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
