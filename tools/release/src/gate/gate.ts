import { readDescriptor, getFolder, type AppVersion } from '../app-version.ts';
import type { Environment } from '../environment/environment.ts';
import type { GateCheck } from '../environment/history.ts';
import { liveShells } from '../environment/shells.ts';
import type { SigningKey } from '../environment/sign.ts';
import { Refusal } from '../refusal.ts';
import { runsInTheShell } from './browser/runs-in-the-shell.ts';
import { CHECK_NAMES, type Candidate, type Check, type CheckName } from './check.ts';
import { fitsTheShells } from './contract.ts';
import { filesAreServed } from './files.ts';
import { originIsAllowed } from './origin.ts';
import { schemaIsDeployed } from './schema.ts';
import { sizeIsInBudget } from './size.ts';
import { stylesStayInside } from './styles.ts';

const CHECKS: Readonly<Record<CheckName, Check>> = {
  origin: originIsAllowed,
  contract: fitsTheShells,
  schema: schemaIsDeployed,
  files: filesAreServed,
  styles: stylesStayInside,
  size: sizeIsInBudget,
  browser: runsInTheShell,
};

/**
 * Asks whether a published version may go live. What is skipped stands in the answer, and so in the history; the browser
 * is not started for a version that is refused already.
 * @throws Refusal when it was not published, or a check to skip is not known.
 */
export async function gate(
  environment: Environment,
  named: AppVersion,
  { skip, key }: { readonly skip: readonly string[]; readonly key: SigningKey | null },
): Promise<GateCheck[]> {
  const unknown = skip.filter((name) => !CHECK_NAMES.some((each) => each === name));
  if (unknown.length > 0) {
    throw new Refusal(
      `The gate has no check ${unknown.join(', ')}; it has ${CHECK_NAMES.join(', ')}.`,
    );
  }
  const candidate: Candidate = {
    environment,
    named,
    descriptor: await readDescriptor(environment.place, named),
    baseUrl: `${environment.settings.apps}/${getFolder(named)}`,
    shells: await liveShells(environment),
    key,
  };
  const answers: GateCheck[] = [];
  for (const check of CHECK_NAMES) {
    const isRefused = answers.some(({ outcome }) => outcome === 'refused');
    if (skip.includes(check)) answers.push({ check, outcome: 'skipped', detail: 'by request' });
    else if (check === 'browser' && isRefused) {
      answers.push({ check, outcome: 'skipped', detail: 'refused already' });
    } else answers.push({ check, ...(await runCheck(CHECKS[check], candidate)) });
  }
  return answers;
}

async function runCheck(run: Check, candidate: Candidate): Promise<Omit<GateCheck, 'check'>> {
  try {
    const { problems, fine } = await run(candidate);
    return problems.length > 0
      ? { outcome: 'refused', detail: problems.join('; ') }
      : { outcome: 'passed', detail: fine };
  } catch (error) {
    return { outcome: 'refused', detail: error instanceof Error ? error.message : String(error) };
  }
}
