import { MenuItem } from '@nafas/design-system';
import { isPlainClick } from '@nafas/platform';
import type { MouseEvent, ReactNode } from 'react';
import { createPath, Link, type LinkProps } from 'react-router';
import { useInLanguage, useRuntime } from '../runtime/runtime-context.ts';

/**
 * Props that turn a design-system component that takes `href` into a link of the router: spread them. A public page is
 * linked in the chosen language; modified clicks stay the browser's.
 */
export function useRouterLink(to: string): {
  href: string;
  onClick: (event: MouseEvent<Element>) => void;
} {
  // Not by React Router's hooks: they would draw each link again whenever the page changes.
  const { router } = useRuntime();
  const href = useInLanguage()(to);
  return {
    href,
    onClick(event) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void router.navigate(href, { replace: createPath(router.state.location) === href });
    },
  };
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
