import type { ShellConfig } from '@nafas/platform/registry';

/**
 * The Content Security Policy of the shell's pages. Nothing is allowed but what is listed, there is no unsafe-*, and
 * the feature apps' origins come from the configuration, never from the registry.
 */
export function contentSecurityPolicy(config: ShellConfig, reportTo = reportsTo(config)): string {
  const apps = config.allowedOrigins;
  const backend = new URL(config.backend.url).origin;
  // Another scheme is another source, also on the same host.
  const realtime = config.flags?.['realtime'] === true ? [backend.replace(/^http/, 'ws')] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...apps],
    'style-src': ["'self'", ...apps],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', backend],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", backend, ...realtime, ...apps],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    // The one for browsers that don't know the other.
    'report-uri': [reportTo],
    'report-to': ['violations'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Where browsers tell what the policy forbade: the same function that hears of errors. */
function reportsTo({ backend }: ShellConfig): string {
  return `${new URL(backend.url).origin}/functions/v1/client-errors`;
}

/**
 * The security headers of the shell's answers.
 * @param reportTo where browsers tell what the policy forbade; default the backend's function.
 */
export function shellHeaders(
  config: ShellConfig,
  reportTo = reportsTo(config),
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, reportTo),
    'Reporting-Endpoints': `violations="${reportTo}"`,
    // Two years; believed over https only.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy('()'),
  };
}

/** The document of the pages that a script finds, below /dashboard and /auth. */
export const APP_PAGE = '/app.html';

/**
 * The app document's headers beside the public pages' or in place of them: it alone may ask for camera and microphone, and
 * no search engine finds what is there, e.g. the page of a public profile.
 */
export const APP_PAGE_HEADERS = {
  'Permissions-Policy': permissionsPolicy('(self)'),
  'X-Robots-Tag': 'noindex',
} as const;

function permissionsPolicy(capture: '()' | '(self)'): string {
  return `camera=${capture}, microphone=${capture}, geolocation=(), payment=(), usb=()`;
}

/** Headers of a feature app's files: any shell may read them, nobody may sniff them. */
export function assetHeaders(): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
