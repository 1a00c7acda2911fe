import { writeFile } from 'node:fs/promises';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { createEnvironment, DEFAULT_SETTINGS } from '../environment/environment.ts';
import { createKeys, keyId } from '../environment/sign.ts';
import { proveConditions } from '../place/prove-conditions.ts';
import { Refusal } from '../refusal.ts';
import type { SitePlan } from '../site/plan.ts';
import { answer, getEnvironment, inEnvironment, getPlace } from './context.ts';

interface InitOptions {
  readonly site: string;
  readonly apps: string;
  readonly backend: string;
  readonly anonKey: string;
}

interface SiteFlags {
  readonly server: 'nginx' | 'caddy' | 'headers';
  readonly shell: string;
  readonly reportTo?: string;
  readonly certificate?: string;
  readonly certificateKey?: string;
}

async function serverConfig(plan: SitePlan, options: SiteFlags): Promise<string> {
  if (options.server === 'nginx')
    return (await import('../site/nginx.ts')).nginxConfig(plan, options);
  if (options.server === 'caddy') return (await import('../site/caddy.ts')).caddyConfig(plan);
  return (await import('../site/headers.ts')).headersDocument(plan);
}

/** Languages with pages of their own, e.g. `ar` where the shell has `ar/404.html`. */
async function languagesIn(shell: string): Promise<string[]> {
  const entries = await readdir(shell, { withFileTypes: true }).catch(() => {
    throw new Refusal(`${shell} can't be read: build the shell first.`);
  });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const hasPage = async (name: string) => (await readdir(join(shell, name))).includes('404.html');
  const found = await Promise.all(
    folders.map(async (name) => ((await hasPage(name)) ? [name] : [])),
  );
  return found.flat();
}

/** The verbs that prepare: init, keys, site, new-app, new-language. */
export function registerSetupVerbs(nafas: Command, print: (text: string) => void): void {
  nafas
    .command('init')
    .description('make an environment, e.g. production or staging')
    .argument('<environment>')
    .requiredOption('--site <address>', 'where the shell is, e.g. https://nafas.example.org')
    .requiredOption('--apps <address>', 'where the place’s apps/ folder is served')
    .requiredOption('--backend <address>', 'the backend')
    .requiredOption('--anon-key <key>', 'the backend’s public key')
    .action(async (name: string, options: InitOptions, command: Command) => {
      const { site, apps, backend, anonKey } = options;
      const place = await getPlace(command);
      await proveConditions(place);
      await createEnvironment(
        place,
        name,
        { site, apps, ...DEFAULT_SETTINGS },
        { backend: { url: backend, anonKey }, allowedOrigins: [new URL(apps).origin] },
      );
      answer(command, print, { environment: name }, () => `made the environment ${name}`);
    });

  nafas
    .command('keys')
    .description('make a pair of keys that signs registries')
    .argument('<file>', 'where the private key goes; it must stay secret')
    .action(async (file: string, _options, command: Command) => {
      const { privateKey, publicKey } = await createKeys();
      // Never over a key that is there: what it signed could not be renewed.
      await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' });
      answer(command, print, { id: keyId(publicKey), publicKey }, () =>
        [
          `private key ${keyId(publicKey)}: ${file} (set NAFAS_SIGNING_KEY_FILE to it)`,
          `public key, for "registryKeys" in config.json: ${publicKey}`,
        ].join('\n'),
      );
    });

  nafas
    .command('site')
    .description('write the configuration of a web server for an environment')
    .addOption(
      new Option('-s, --server <name>', 'which server')
        .choices(['nginx', 'caddy', 'headers'])
        .makeOptionMandatory(),
    )
    .addOption(inEnvironment())
    .requiredOption('--shell <folder>', 'the built shell')
    .option('--report-to <address>', 'where browsers report what the policy blocked')
    .option('--certificate <file>', 'nginx: the certificate')
    .option('--certificate-key <file>', 'nginx: its key')
    .action(async (options: SiteFlags, command: Command) => {
      const { sitePlan } = await import('../site/plan.ts');
      const shell = resolve(options.shell);
      const plan = await sitePlan(await getEnvironment(command), {
        shell,
        languages: await languagesIn(shell),
        reportTo: options.reportTo,
      });
      print(await serverConfig(plan, options));
    });

  nafas
    .command('new-app')
    .description('write a feature app with its data, table, texts, story and tests')
    .argument('<id>', 'small letters, digits and hyphens, e.g. journal')
    .option('--name <name>', 'what people call it in English')
    .option('--name-ar <name>', 'what people call it in Arabic')
    .option('--no-install', 'do not link it (npm install)')
    .action(
      async (
        id: string,
        options: { name?: string; nameAr?: string; install: boolean },
        command: Command,
      ) => {
        // Nx is in this workspace alone; whoever only releases does without it.
        const { runNewApp } = await import('../new-app/run-new-app.ts');
        const written = await runNewApp({ id, ...options });
        answer(command, print, { app: id, written }, () =>
          [
            `wrote apps/${id}, its table and its tests (${written.length} files)`,
            ...(options.nameAr === undefined
              ? [
                  `its Arabic name is still the English one: src/locales/ar/feature.json and app.json`,
                ]
              : []),
            `next: npx nx run-many -t lint typecheck test build -p @nafas/${id}`,
          ].join('\n'),
        );
      },
    );

  nafas
    .command('new-language')
    .description('write the shape of a language, and list what is left to translate')
    .argument('<tag>', 'two or three small letters, e.g. tr')
    .action(async (tag: string, _options, command: Command) => {
      // The texts are in this workspace alone, as Nx is.
      const { planLanguage, writeLanguage } = await import('@nafas/texts');
      const plan = planLanguage(tag);
      const missing = writeLanguage(plan, tag);
      const shared = [...plan.shared.keys()];
      answer(command, print, { language: tag, own: [...plan.own.keys()], shared, missing }, () =>
        [
          ...missing.map(({ file, key, fault }) => `${file} ${key}: ${fault}`),
          `wrote ${plan.own.size} files of its own, and its name into ${shared.join(' and ')}`,
          `${missing.length} texts are to be translated: npm run texts:export -- --lang ${tag}`,
        ].join('\n'),
      );
    });
}
