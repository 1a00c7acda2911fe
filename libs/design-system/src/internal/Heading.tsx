import type { HTMLAttributes } from 'react';

/** Levels a component may be given, so that it fits the outline of any page. */
export type HeadingLevel = 2 | 3 | 4;

/** A heading whose level the page decides. */
export function Heading({
  level,
  ...rest
}: HTMLAttributes<HTMLHeadingElement> & { level: HeadingLevel }) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
