import { accounts } from './accounts.ts';
import type { Attack } from './attack.ts';
import { edge, unknownPaths } from './edge.ts';
import { functions } from './functions.ts';
import { storage } from './storage.ts';
import { schemas, tables } from './tables.ts';
import { refuse } from './target.ts';
import { tokens } from './tokens.ts';
import { web } from './web.ts';

/** In this order: the last ones use the attacker's limits up. */
export const ATTACKS: readonly Attack[] = [
  ...tables,
  ...schemas,
  ...functions,
  ...tokens,
  ...edge,
  ...unknownPaths,
  ...storage,
  ...web,
  ...accounts,
  {
    group: 'afterwards',
    name: 'nothing of the victim’s has changed',
    run: async (target) => {
      const after = await target.victimsData();
      refuse(after !== target.before, 'something of the victim’s is not as it was');
    },
  },
];
