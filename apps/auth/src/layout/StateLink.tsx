import { Link } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import type { MouseEvent, ReactNode } from 'react';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * A link to another page that hands on the state of this one: it holds the address the person wanted before signing
 * in, and a detour over the sign-up or the terms must not lose it.
 */
export function StateLink(props: {
  to: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { to, className, children } = props;
  const platform = usePlatform();
  return (
    <Link
      className={className}
      href={platform.createHref(to)}
      onClick={(event: MouseEvent) => {
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        platform.navigate(to, { state: platform.location.get().state });
      }}
    >
      {children}
    </Link>
  );
}
