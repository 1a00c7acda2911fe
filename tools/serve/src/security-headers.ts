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

const DOCUMENT_HEADERS = [
  'Content-Security-Policy',
  'Reporting-Endpoints',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
];

/** Files with a hash in their name never change; none of them is a document or a worker. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/** Whether a file's name has a hash, so that it may be kept for ever. */
export const isHashed = (file: string): boolean => HASHED.test(file);

/**
 * What of a host's headers goes with scripts, styles and fonts. The others mean something with documents and workers only
 * (workers are started from blobs, which take their document's policy), and are longer than many a file: servers without a
 * table for HTTP/2 headers, nginx among them, send each of them whole every time.
 */
export function hashedFileHeaders(
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !DOCUMENT_HEADERS.includes(name)),
  );
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

/** The headers of the shell's answer with a file; without one, of a document or of an answer that there is nothing. */
export function shellFileHeaders(config: ShellConfig, file?: string): Record<string, string> {
  const headers = shellHeaders(config);
  if (file === APP_PAGE) return { ...headers, ...APP_PAGE_HEADERS };
  return file !== undefined && isHashed(file) ? hashedFileHeaders(headers) : headers;
}

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
