import { Option, type Command } from 'commander';
import type { Environment } from '../environment/environment.ts';
import type { HistoryLine } from '../environment/history.ts';
import type { TrialOptions } from '../verbs/change.ts';
import { hold, resume } from '../verbs/hold.ts';
import { actor, answer, getEnvironment, inEnvironment, signingKey } from './context.ts';

type Verb = (environment: Environment, app: string, who: TrialOptions) => Promise<HistoryLine>;

/** `nafas hold` and `nafas resume`: whether `watch` may decide about a trial. */
export function registerHold(nafas: Command, print: (text: string) => void): void {
  const register = (name: string, description: string, does: string, verb: Verb) =>
    nafas
      .command(name)
      .description(description)
      .argument('<app>')
      .addOption(inEnvironment())
      .addOption(
        new Option('-w, --why <reason>', 'a sentence for the history').makeOptionMandatory(),
      )
      .action(async (app: string, { why }: { why: string }, command: Command) => {
        const who = { by: actor(), why, key: await signingKey() };
        const line = await verb(await getEnvironment(command), app, who);
        answer(command, print, line, () => `${app}@${line.version} ${does}`);
      });
  const held = 'is held: it stays at its share, and watch decides nothing about it';
  register('hold', 'leave a trial as it is, whatever watch counts', held, hold);
  register('resume', 'let watch decide about a held trial again', 'is watched again', resume);
}
