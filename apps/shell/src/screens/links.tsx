import { MenuItem } from '@nafas/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useHref, useLinkClickHandler, type LinkProps } from 'react-router-dom';
import { useInLanguage } from '../runtime/runtime-context.ts';

/**
 * Props that turn a design-system component that takes `href` into a link of the router: spread them. A public page is
 * linked in the chosen language; modified clicks stay the browser's.
 */
export function useRouterLink(to: string): {
  href: string;
  onClick: (event: MouseEvent<Element>) => void;
} {
  const address = useInLanguage()(to);
  const follow = useLinkClickHandler<Element>(address);
  return { href: useHref(address), onClick: follow };
}

/** A link of the router inside text. */
export function TextLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link {...rest} to={useInLanguage()(to)} />;
}

/** A link of the router as an item of a menu. */
export function MenuLink(props: { to: string; icon?: ReactNode; children: ReactNode }) {
  const { href, onClick } = useRouterLink(props.to);
  return (
    <MenuItem href={href} icon={props.icon} onSelect={onClick}>
      {props.children}
    </MenuItem>
  );
}
