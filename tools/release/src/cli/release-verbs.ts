import { InvalidArgumentError, Option, type Command } from 'commander';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseAppVersion, type AppVersion } from '../app-version.ts';
import { signAnew } from '../environment/commit.ts';
import { openEnvironment, type Environment } from '../environment/environment.ts';
import {
  readHistory,
  type GateCheck,
  type HistoryLine,
  type Serving,
} from '../environment/history.ts';
import { announceShell } from '../environment/shells.ts';
import type { SigningKey } from '../environment/sign.ts';
import { keepVerdict } from '../environment/verdicts.ts';
import { CHECK_NAMES } from '../gate/check.ts';
import { askHealth, serviceKey, type VersionHealth } from '../health/ask-health.ts';
import { Refusal } from '../refusal.ts';
import { activate, promote, rollback } from '../verbs/change.ts';
import { prune } from '../verbs/prune.ts';
import { publish } from '../verbs/publish.ts';
import { historyText, readStatus, verifyHistory } from '../verbs/status.ts';
import { actor, answer, getEnvironment, inEnvironment, getPlace, signingKey } from './context.ts';

const DAY_MS = 86_400_000;
const skipping = () =>
  new Option('--skip <checks>', `leave checks of the gate out: ${CHECK_NAMES.join(',')}`)
    .argParser((text: string) => text.split(','))
    .default([], 'none');
const gateTable = (answers: readonly GateCheck[]) =>
  table(
    ['CHECK', 'OUTCOME', ''],
    answers.map(({ check, outcome, detail }) => [check, outcome, detail]),
  );
const healthTable = (rows: readonly VersionHealth[]) =>
  table(
    ['LAST 24 HOURS', 'MOUNTS', 'FAILED', 'BY'],
    rows.map(({ app, version, mounts, failures, codes }) => [
      `${app}@${version}`,
      String(mounts),
      String(failures),
      Object.entries(codes)
        .map(([code, count]) => `${code} ${count}`)
        .join(', '),
    ]),
  );
const because = () => new Option('-w, --why <reason>', 'a sentence for the history');

const shares = (serving: readonly Serving[]) =>
  serving
    .filter(({ traffic }) => traffic > 0)
    .map(({ version, traffic }) => (traffic === 100 ? version : `${version} (${traffic} %)`))
    .join(', ');
const sentence = ({ app, version, what, serving, number }: HistoryLine) =>
  `${what} ${app}@${version}: live now is ${shares(serving)} (line ${number} of the history)`;
const who = async (why: string | undefined, otherwise: string) => ({
  by: actor(),
  why: why ?? otherwise,
  key: await signingKey(),
});

interface ActivateFlags {
  readonly traffic: number;
  readonly skip: readonly string[];
  readonly why?: string;
}
type PromoteFlags = Omit<ActivateFlags, 'traffic'> & { readonly from?: string };

/** Keeps the answer, too. The gate brings a browser along, which most commands need not wait for. */
async function ask(
  environment: Environment,
  named: AppVersion,
  skip: readonly string[],
  key: SigningKey | null,
): Promise<GateCheck[]> {
  const { gate } = await import('../gate/gate.ts');
  const answers = await gate(environment, named, { skip, key });
  await keepVerdict(environment, named, actor(), answers);
  return answers;
}

/** Asks the gate, shows its answer, and makes the version live when nothing refuses it. */
async function throughTheGate(
  command: Command,
  print: (text: string) => void,
  named: AppVersion,
  { traffic, skip, why }: ActivateFlags,
): Promise<void> {
  const environment = await getEnvironment(command);
  const by = await who(why, '');
  const answers = await ask(environment, named, skip, by.key);
  const isRefused = answers.some(({ outcome }) => outcome === 'refused');
  if (isRefused) answer(command, print, answers, () => gateTable(answers));
  const line = await activate(environment, named, { traffic, gate: answers, ...by });
  answer(command, print, line, () => `${gateTable(answers)}\n${sentence(line)}`);
}

function refuseIfRefused({ app, version }: AppVersion, answers: readonly GateCheck[]): void {
  const refused = answers.filter(({ outcome }) => outcome === 'refused');
  if (refused.length === 0) return;
  const names = refused.map(({ check }) => check).join(', ');
  throw new Refusal(`The gate refused ${app}@${version}: ${names}.`);
}

/** The verbs that release: publish, activate, promote, rollback, sign, status, history, prune. */
export function registerReleaseVerbs(nafas: Command, print: (text: string) => void): void {
  nafas
    .command('publish')
    .description('put a built app into the place; nobody gets it before it is activated')
    .argument('<dist>', 'the folder of the build, with its feature.json; or that of a shell')
    .addOption(inEnvironment())
    .action(async (dist: string, _options, command: Command) => {
      if (existsSync(join(dist, 'shell.json'))) {
        const shell = await announceShell(await getEnvironment(command), dist);
        return answer(command, print, shell, () => `shell ${shell.version} is live`);
      }
      const done = await publish(await getPlace(command), dist);
      answer(command, print, done, () =>
        done.isNew
          ? `published ${done.app}@${done.version}: ${done.files} files, ${Math.ceil(done.bytes / 1000)} KB`
          : `${done.app}@${done.version} was published already, and is this very build`,
      );
    });

  nafas
    .command('gate')
    .description('ask whether a published version may go live')
    .argument('<app@version>', 'e.g. motivation@1.2.0')
    .addOption(inEnvironment())
    .addOption(skipping())
    .action(async (text: string, { skip }: { skip: string[] }, command: Command) => {
      const named = parseAppVersion(text);
      const answers = await ask(await getEnvironment(command), named, skip, await signingKey());
      answer(command, print, answers, () => gateTable(answers));
      refuseIfRefused(named, answers);
    });

  nafas
    .command('activate')
    .description('make a published version live, once the gate lets it')
    .argument('<app@version>', 'e.g. motivation@1.2.0')
    .addOption(inEnvironment())
    .option('-t, --traffic <percent>', 'how many of the browsers get it', percent, 100)
    .addOption(skipping())
    .addOption(because())
    .action(async (text: string, options: ActivateFlags, command: Command) => {
      await throughTheGate(command, print, parseAppVersion(text), options);
    });

  nafas
    .command('promote')
    .description('give a version that is being tried out to everybody')
    .argument('<app>')
    .addOption(inEnvironment())
    .option('-f, --from <name>', 'take what is live in this environment instead')
    .addOption(skipping())
    .addOption(because())
    .action(async (app: string, options: PromoteFlags, command: Command) => {
      const { from, why, skip } = options;
      if (from !== undefined) {
        const named = await liveIn(command, from, app);
        const flags = { skip, traffic: 100, why: why ?? `as in ${from}` };
        return throughTheGate(command, print, named, flags);
      }
      const line = await promote(await getEnvironment(command), app, await who(why, ''));
      answer(command, print, line, () => sentence(line));
    });

  nafas
    .command('rollback')
    .description('take a version that is being tried out away, or go back to the one before')
    .argument('<app>')
    .addOption(inEnvironment())
    .option('--to <version>', 'another version that was live here')
    .addOption(because().makeOptionMandatory())
    .action(async (app: string, options: { to?: string; why: string }, command: Command) => {
      const environment = await getEnvironment(command);
      const line = await rollback(environment, app, {
        to: options.to,
        ...(await who(options.why, '')),
      });
      answer(command, print, line, () => sentence(line));
    });

  nafas
    .command('sign')
    .description('write the registry again under a higher serial, and sign it')
    .addOption(inEnvironment())
    .action(async (_options, command: Command) => {
      const key = await signingKey();
      if (!key) throw new Refusal('There is no signing key: see NAFAS_SIGNING_KEY_FILE.');
      const environment = await getEnvironment(command);
      await signAnew(environment, key);
      answer(command, print, { key: key.id }, () => `${environment.name} is signed by ${key.id}`);
    });

  nafas
    .command('status')
    .description('what is live where')
    .addOption(inEnvironment())
    .action(async (_options, command: Command) => {
      const environment = await getEnvironment(command);
      const status = await readStatus(environment);
      const key = serviceKey();
      const aDayAgo = new Date(Date.now() - DAY_MS);
      const health = key === null ? null : await askHealth(environment, key, aDayAgo);
      answer(command, print, { ...status, health }, () =>
        [
          table(
            ['APP', 'LIVE', 'SINCE', 'BY'],
            status.apps.map(({ app, serving, since, by, held }) => [
              app,
              shares(serving) + (held ? ', held' : ''),
              since,
              by,
            ]),
          ),
          ...status.problems.map((problem) => `! ${problem}`),
          '',
          health === null
            ? 'NAFAS_SERVICE_KEY is not set: how releases do is not shown.'
            : healthTable(health),
        ].join('\n'),
      );
    });

  nafas
    .command('history')
    .description('who made what live, when and why')
    .addOption(inEnvironment())
    .option('--app <app>', 'of one app alone')
    .option('--verify', 'check that no line was changed, added or taken out')
    .action(async (options: { app?: string; verify?: true }, command: Command) => {
      const text = await historyText(await getEnvironment(command));
      if (options.verify) verifyHistory(text);
      const lines = readHistory(text).filter(({ app }) => (options.app ?? app) === app);
      answer(command, print, lines, () =>
        [
          table(
            ['', 'WHEN', 'BY', 'WHAT', 'LIVE AFTER IT', 'WHY'],
            lines.map((line) => [
              String(line.number),
              line.at,
              line.by,
              `${line.what} ${line.app}@${line.version}`,
              shares(line.serving),
              line.why,
            ]),
          ),
          ...(options.verify ? ['The chain is whole.'] : []),
        ].join('\n'),
      );
    });

  nafas
    .command('prune')
    .description('remove versions that no tab can hold any longer')
    .option('--dry-run', 'say what would go')
    .action(async (options: { dryRun?: true }, command: Command) => {
      const dryRun = options.dryRun ?? false;
      const pruned = await prune(await getPlace(command), { dryRun, now: new Date() });
      answer(command, print, pruned, () =>
        [
          `${pruned.removed.length} versions ${dryRun ? 'would go' : 'went'}, ${pruned.kept} stay`,
          ...pruned.removed,
        ].join('\n'),
      );
    });
}

/** The version everybody has in another environment of the same place. */
async function liveIn(command: Command, name: string, app: string) {
  const { apps } = await readStatus(await openEnvironment(await getPlace(command), name));
  const stable = apps.find((each) => each.app === app)?.serving.find((each) => each.default);
  if (!stable) throw new Refusal(`${app} is not live in ${name}.`);
  return { app, version: stable.version };
}

/** A whole number of percent, from 1 to 100. */
function percent(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 100) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 100.');
  }
  return value;
}

/** Rows under their heads, each column as wide as its widest cell. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [heads, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
