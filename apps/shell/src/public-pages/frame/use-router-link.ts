import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** What turns a design-system component that takes `href` into a link of the router: spread it on. */
export function useRouterLink(to: string): {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  return { href: useHref(to), onClick: useLinkClickHandler(to) };
}
