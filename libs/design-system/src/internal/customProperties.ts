import type { CSSProperties } from 'react';

/** A `style` prop that sets CSS custom properties; through the CSSOM, so a strict CSP allows it. */
export function customProperties(values: Record<`--${string}`, string | number>): CSSProperties {
  return values as CSSProperties;
}
