import { setTimeout as pause } from 'node:timers/promises';
import { InvalidArgumentError, type Command } from 'commander';
import { askHealth, serviceKey } from '../health/ask-health.ts';
import type { Tally } from '@nafas/platform/trial';
import { Refusal } from '../refusal.ts';
import { watch, type Watched } from '../verbs/watch.ts';
import { actor, answer, getEnvironment, inEnvironment, signingKey } from './context.ts';

const rolledBack = new WeakSet<Command>();

/** Whether a command that has run took a version back. */
export const endedInRollback = (command: Command) => rolledBack.has(command);

const SENTENCES: Readonly<Record<Watched['outcome'], string>> = {
  'rolled-back': 'fails more than the stable version and was rolled back',
  'as-good': 'is as good as the stable version: "nafas promote" gives it to everybody',
  ended: 'is not being tried out any more',
  undecided: 'was not used enough to tell; the trial goes on',
};
const count = ({ mounts, failures }: Tally) => `${failures} of ${mounts}`;

/** `nafas watch`: looks at a trial until it is clear how it does. */
export function registerWatch(nafas: Command, print: (text: string) => void): void {
  nafas
    .command('watch')
    .description('look at a trial, and roll it back when it fails more than the stable version')
    .argument('<app>')
    .addOption(inEnvironment())
    .option('--every <seconds>', 'how often to look', positive, 15)
    .option('--for <minutes>', 'how long at most; without it until it is clear', positive)
    .action(async (app: string, options: { every: number; for?: number }, command: Command) => {
      const environment = await getEnvironment(command);
      const key = serviceKey();
      if (key === null) {
        throw new Refusal(
          'watch asks the backend how releases do: set NAFAS_SERVICE_KEY to its service key.',
        );
      }
      const end = Date.now() + (options.for ?? Infinity) * 60_000;
      let last = '';
      const watched = await watch(environment, app, {
        by: actor(),
        key: await signingKey(),
        ask: (since) => askHealth(environment, key, since),
        now: () => new Date(),
        wait: async () => {
          if (Date.now() >= end) return false;
          await pause(options.every * 1_000);
          return true;
        },
        seen: (trial, stable) => {
          const line = `failed: ${count(trial)} of the trial, ${count(stable)} of the stable version`;
          if (line !== last) process.stderr.write(`${line}\n`);
          last = line;
        },
      });
      if (watched.outcome === 'rolled-back') rolledBack.add(command);
      answer(
        command,
        print,
        watched,
        () => `${app}@${watched.version} ${SENTENCES[watched.outcome]}`,
      );
    });
}

function positive(text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new InvalidArgumentError('It must be a number above 0.');
  return value;
}
