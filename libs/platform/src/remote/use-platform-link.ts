import type { MouseEvent } from 'react';
import { isPlainClick } from '../contract/plain-click.ts';
import type { NavigateOptions } from '../contract/platform.ts';
import { usePlatform } from './context.ts';

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
