import { FOREVER, HASHED, type SitePlan } from './plan.ts';

/** A Caddyfile. Caddy gets the certificates of an https site itself. */
export function caddyConfig(plan: SitePlan): string {
  const { site, apps, shell, place } = plan;
  const documents = Object.entries(plan.documents).map(
    ([path, file]) => `	handle ${path} {
		root * ${place}
		rewrite * /${file}
		header Content-Type "application/json; charset=utf-8"
		file_server
	}`,
  );
  const under = (path: string) => `${path} ${path}/*`;
  const own = Object.entries(plan.appPageHeaders);
  const withoutOwn = Object.entries(plan.shellHeaders).filter(
    ([name]) => !own.some(([each]) => each === name),
  );
  const isDocuments = ([name]: [string, string]) => plan.documentHeaders.includes(name);
  const sameEverywhere = withoutOwn.filter((each) => !isDocuments(each));
  const page = ['/app.html', ...plan.scriptPaths.map(under)].join(' ');
  const pageHeaders = `	@page path ${page}
	@unpaged {
		not path ${page}
		not path_regexp ${HASHED}
	}
${own
  .map(
    ([name, value]) => `	header @page ${name} ${quoted(value)}
	header @unpaged ${name} ${quoted(plan.shellHeaders[name] ?? '')}`,
  )
  .join('\n')}`;
  const errors = plan.languages.map(
    (language) => `		@${language} path ${under(`/${language}`)}
		handle @${language} {
			rewrite * /${language}/404.html
			file_server
		}`,
  );
  return `# Made by "nafas site --server caddy"; made anew when an app claims an address of its own.
${getAddress(site)} {
	root * ${shell}
	encode zstd gzip
${headers(Object.fromEntries(sameEverywhere))}
	header @unhashed {
${headerLines(Object.fromEntries(withoutOwn.filter(isDocuments)))}
	}
${pageHeaders}
${documents.join('\n')}
	@script path ${plan.scriptPaths.map(under).join(' ')}
	handle @script {
		try_files {path} /app.html
		file_server
	}
	handle {
		@slash path_regexp slash ^(.+)/$
		rewrite @slash {re.slash.1}
		try_files {path} {path}.html {path}/index.html
		file_server
	}
	handle_errors {
${headerBlock({ ...plan.shellHeaders, 'Cache-Control': 'no-cache' })}
${errors.join('\n')}
		handle {
			rewrite * /404.html
			file_server
		}
	}
}

${getAddress(apps)} {
	root * ${place}/apps
	encode zstd gzip
${headers(plan.appHeaders)}
	file_server
}
`;
}

const getAddress = ({ origin }: URL) => origin;

function headerBlock(all: Readonly<Record<string, string>>): string {
  return `	header {
${headerLines(all)}
		-Server
	}`;
}

const headerLines = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([name, value]) => `		${name} ${quoted(value)}`)
    .join('\n');

function headers(all: Readonly<Record<string, string>>): string {
  return `${headerBlock(all)}
	@hashed path_regexp ${HASHED}
	@unhashed not path_regexp ${HASHED}
	header @hashed Cache-Control "${FOREVER}"
	header @unhashed Cache-Control no-cache`;
}

const quoted = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;
