import type { Feature } from '@nafas/platform/feature';
import { satisfies } from 'semver';
import type { LiveShell } from '../environment/shells.ts';
import type { Candidate, Check } from './check.ts';

/** Every live shell keeps the contract, has the shares, and knows the slots and languages that the version wants. */
export const fitsTheShells: Check = (candidate) => {
  const { shells, environment } = candidate;
  if (shells.length === 0) {
    return {
      problems: [
        `no shell of ${environment.name} has said what it offers: "nafas publish apps/shell/dist --env ${environment.name}"`,
      ],
      fine: '',
    };
  }
  return {
    problems: shells.flatMap((shell) =>
      missingIn(shell, candidate).map((what) => `shell ${shell.version} ${what}`),
    ),
    fine: `shells ${shells.map(({ version }) => version).join(', ')}`,
  };
};

function missingIn(shell: LiveShell, { descriptor }: Candidate): string[] {
  const { feature } = descriptor;
  const { platform } = feature.requires;
  const problems: string[] = [];
  if (!shell.contracts.some((version) => satisfies(version, platform))) {
    problems.push(`keeps contract ${shell.contracts.join(', ')}, not ${platform}`);
  }
  for (const [name, range] of Object.entries(getShares(descriptor))) {
    const has = shell.shares[name];
    if (has === undefined) problems.push(`does not share ${name}`);
    else if (!satisfies(has, range)) problems.push(`shares ${name} ${has}, not ${range}`);
  }
  for (const { slot } of feature.slots) {
    if (!shell.slots.includes(slot)) problems.push(`has no slot ${slot}`);
  }
  for (const language of shell.languages) {
    const written = descriptor.translations?.[language]?.texts;
    if (getTexts(feature).some((text) => (text[language] ?? written?.[text.en]) === undefined)) {
      problems.push(`speaks ${language}, in which a title is missing`);
    }
  }
  return problems;
}

/** The ranges a build wrote down; one made before contract 2 wrote none. */
function getShares(descriptor: object): Record<string, string> {
  return (descriptor as { shares?: Record<string, string> }).shares ?? {};
}

/** All texts of a declaration, each by language. */
function getTexts(feature: Feature): (Record<string, string | undefined> & { en: string })[] {
  return [
    feature.name,
    ...[...feature.routes, ...feature.slots, ...feature.actions].map((each) => each.title),
  ];
}
