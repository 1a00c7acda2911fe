import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './Banner.module.css';

/** Props of {@link Banner}. */
export interface BannerProps {
  /** Default `caution`. `critical` is announced at once. */
  tone?: 'caution' | 'critical' | 'accent';
  icon?: ReactNode;
  /** The condition in a few strong words. */
  title?: ReactNode;
  /** A sentence that says which parts still work. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

/** A condition that lasts. Sits under the header and pushes content down, never covers it. */
export function Banner({
  tone = 'caution',
  icon,
  title,
  children,
  action,
  className,
}: BannerProps) {
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      className={clsx(css['banner'], tone !== 'caution' && css[tone], className)}
    >
      {icon}
      <p>
        {title ? <strong>{title}</strong> : null} {children}
      </p>
      {action}
    </div>
  );
}
