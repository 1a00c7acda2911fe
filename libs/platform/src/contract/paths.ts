/** Addresses that rows fix (SHELL-001 to -014) and the shell must know before any feature is loaded. */
export const PATHS = {
  landing: '/',
  signIn: '/auth/login',
  signUp: '/auth/register',
  dashboard: '/dashboard',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** Whether `pathname` is `path`; a slash at its end makes no difference. */
export function isAt(pathname: string, path: string): boolean {
  return pathname === path || pathname === `${path}/`;
}

/** Whether `pathname` is `base` or lies below it. */
export function isUnder(pathname: string, base: string): boolean {
  return base === '/' || pathname === base || pathname.startsWith(`${base}/`);
}
