import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { useInLanguage } from '../../routing/use-in-language.ts';

/**
 * What turns a design-system component that takes `href` into a link of the router: spread it on. A public page is
 * linked in the chosen language.
 */
export function useRouterLink(to: string): {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  const address = useInLanguage()(to);
  return { href: useHref(address), onClick: useLinkClickHandler(address) };
}
