import type { MouseEvent } from 'react';
import type { NavigateOptions } from '../contract/platform.ts';
import { usePlatform } from './context.ts';

/** Whether a click asks for a new tab or window, which stays the browser's business. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** `href` and `onClick` of an anchor that leads to any page of the product, also outside this app's basename. */
export function usePlatformLink(to: string, options?: NavigateOptions) {
  const platform = usePlatform();
  return {
    href: platform.createHref(to),
    onClick(event: MouseEvent) {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      platform.navigate(to, options);
    },
  };
}
