import { Command, CommanderError, Option } from 'commander';
import { describeFailure, EXIT } from './failure.ts';
import { registerHold } from './hold-verbs.ts';
import { registerReleaseVerbs } from './release-verbs.ts';
import { endedInRollback, registerWatch } from './watch-verb.ts';
import { registerSetupVerbs } from './setup-verbs.ts';

const EXIT_CODES = `
Exit codes:
  0  done
  1  something unexpected went wrong
  2  the command was not understood
  3  refused: the gate, or a rule such as "a version is never overwritten"
  4  others kept writing; try again
  5  the place or a server could not be reached
  6  watch: the trial failed and was rolled back`;

/** Everything `nafas` can do. Output goes through `print`, so that tests need no process. */
export function program(print: (text: string) => void): Command {
  const nafas = new Command('nafas')
    .description('Releases feature apps: publish, gate, activate, watch, roll back.')
    .addOption(
      new Option('-p, --place <address>', 'folder, or s3://bucket/folder')
        .env('NAFAS_PLACE')
        .default('.nafas/place'),
    )
    .option('--json', 'print the result as JSON')
    .addHelpText('after', EXIT_CODES)
    .configureHelp({ showGlobalOptions: true })
    .exitOverride();
  registerReleaseVerbs(nafas, print);
  registerWatch(nafas, print);
  registerHold(nafas, print);
  registerSetupVerbs(nafas, print);
  for (const verb of nafas.commands) verb.exitOverride();
  return nafas;
}

/** Runs a command line and resolves with its exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    const command = program((text) => process.stdout.write(`${text}\n`));
    await command.parseAsync([...argv]);
    return command.commands.some(endedInRollback) ? EXIT.rolledBack : EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    }
    const { message, code } = describeFailure(error);
    const wantsJson = argv.includes('--json');
    process.stderr.write(
      wantsJson ? `${JSON.stringify({ error: message, code })}\n` : `nafas: ${message}\n`,
    );
    return code;
  }
}
