import { Link, type LinkProps } from 'react-router';
import { useInLanguage } from '../../routing/use-in-language.ts';

/** A link of the router that leads to a public page in the chosen language. */
export function PublicLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link {...rest} to={useInLanguage()(to)} />;
}
