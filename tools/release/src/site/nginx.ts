import { FOREVER, HASHED, type SitePlan } from './plan.ts';

const TYPES =
  'text/css text/javascript application/javascript application/json application/manifest+json application/wasm image/svg+xml text/plain application/xml';

export interface NginxOptions {
  /** Paths of certificate and key, for an https site that nginx itself serves. */
  readonly certificate?: string | undefined;
  readonly certificateKey?: string | undefined;
}

/** A configuration for nginx's `http` block, e.g. /etc/nginx/sites-enabled/nafas. */
export function nginxConfig(plan: SitePlan, options: NginxOptions = {}): string {
  const { site, apps } = plan;
  const varied = variedHeaders(plan).map((name) => [name, toVariable(name)]);
  const shellHeaders = { ...plan.shellHeaders, ...Object.fromEntries(varied) };
  const shell = `${head(site, plan.shell, shellHeaders, options)}
${documents(plan)}
    # A page has no slash at its end.
    rewrite ^(.+)/$ $1 last;
    location ~ ^(?:${plan.scriptPaths.map(escaped).join('|')})(?:/|$) {
        try_files $uri /app.html;
    }
${plan.languages.map(languageBlock).join('')}    location / {
        try_files $uri $uri.html $uri/index.html =404;
    }
    location ~ \\.webmanifest$ {
        types { }
        default_type application/manifest+json;
    }
    error_page 404 /404.html;
}`;
  const remotes = `${head(apps, `${plan.place}/apps`, plan.appHeaders, options)}
    location / {
        try_files $uri =404;
    }
}`;
  return `# Made by "nafas site --server nginx"; made anew when an app claims an address of its own.
map $uri $nafas_cache {
    default "no-cache";
    "~${HASHED}" "${FOREVER}";
}
${headerMaps(plan)}
${shell}
${remotes}
`;
}

function head(
  { hostname, port, protocol }: URL,
  root: string,
  headers: Readonly<Record<string, string>>,
  { certificate, certificateKey }: NginxOptions,
): string {
  const isSecure = protocol === 'https:' && certificate !== undefined;
  const listen = port || (protocol === 'https:' && isSecure ? '443' : '80');
  return `server {
    listen ${listen}${isSecure ? ' ssl http2' : ''};
    server_name ${hostname};
${isSecure ? `    ssl_certificate ${certificate};\n    ssl_certificate_key ${certificateKey};\n` : ''}    root ${root};
    charset utf-8;
    server_tokens off;
    gzip on;
    gzip_vary on;
    gzip_min_length 1024;
    gzip_types ${TYPES};
    add_header Cache-Control $nafas_cache always;
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}`;
}

const toVariable = (header: string) => `$nafas_${header.toLowerCase().replaceAll('-', '_')}`;

/** Headers that are not the same with every file. */
const variedHeaders = ({ appPageHeaders, documentHeaders }: SitePlan) => [
  ...new Set([...Object.keys(appPageHeaders), ...documentHeaders]),
];

/** What varies is a variable, and an empty one is not sent: a header in a location would drop all others. */
function headerMaps(plan: SitePlan): string {
  return variedHeaders(plan)
    .map((name) => {
      const onPage = plan.appPageHeaders[name];
      const values = [
        `default ${quoted(plan.shellHeaders[name] ?? '')}`,
        ...(onPage === undefined ? [] : [`"/app.html" ${quoted(onPage)}`]),
        ...(plan.documentHeaders.includes(name) ? [`"~${HASHED}" ""`] : []),
      ];
      return `map $uri ${toVariable(name)} {
${values.map((value) => `    ${value};`).join('\n')}
}`;
    })
    .join('\n');
}

function documents({ documents: all, place }: SitePlan): string {
  return Object.entries(all)
    .map(
      ([path, file]) => `    location = ${path} {
        alias ${place}/${file};
        types { }
        default_type "application/json; charset=utf-8";
    }`,
    )
    .join('\n');
}

function languageBlock(language: string): string {
  return `    location ~ ^/${language}(?:/|$) {
        try_files $uri $uri.html $uri/index.html =404;
        error_page 404 /${language}/404.html;
    }
`;
}

const quoted = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;
const escaped = (path: string) => path.replaceAll(/[^\w/-]/g, String.raw`\$&`);
