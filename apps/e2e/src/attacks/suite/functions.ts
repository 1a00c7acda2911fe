import type { Attack } from './attack.ts';
import { FUNCTIONS } from './schema.ts';
import { refuse, ROLES, type Target } from './target.ts';

/** They tell nobody anything about anybody. */
const FOR_ALL = ['schema_version', 'second_factor_given', 'refuse_ended_session'];
/** Pure: what comes out is made of what went in. */
const PURE = /^(?:is_|hour_in_zone$|local_time_of$)/;
/** Reports of the pages, which have no session. */
const REPORTS = ['record_health'];
/** Of a signed token or a secret, which stands for a session; without one they only say no. */
const SIGNED = ['unsubscribe', 'replace_push_subscription', 'put_off_push'];
/** What people published; of a guess there is nothing. */
const PUBLISHED = ['public_profile'];
/** Functions that only operators and jobs may call. */
const OPERATORS =
  /^(?:run_|limit_rows$|require_second_factor$|award_achievements$|release_health$|vitals_health$|operator_|set_operator$)/;

const run = async (
  target: Target,
  name: string,
  args: readonly string[],
  role: (typeof ROLES)[number],
) => {
  const guesses: Record<string, unknown> = { person: target.victim.id, session: target.victim.id };
  const body = Object.fromEntries(args.map((arg) => [arg, guesses[arg] ?? null]));
  for (const sent of [body, {}]) {
    const { status, text } = await target.send(`/rest/v1/rpc/${name}`, {
      bearer: target.bearer[role],
      body: sent,
    });
    refuse(text.includes(target.victim.id), `${name} tells about the victim: ${text.slice(0, 80)}`);
    const isOpen = [...FOR_ALL, ...REPORTS].includes(name) || PURE.test(name);
    const isEmpty =
      (SIGNED.includes(name) && text === 'false') || (PUBLISHED.includes(name) && text === '[]');
    const isAllowed = isOpen || isEmpty;
    const isNobody = role !== 'another user';
    refuse(status < 300 && isNobody && !isAllowed, `${name}: ${status} ${text.slice(0, 80)}`);
    refuse(status < 300 && OPERATORS.test(name), `${name}: ${status}, and it is the operators’`);
  }
};

/** They take something of the caller's own away, as they should. */
const OF_THE_CALLER = ['delete_my_account', 'remove_second_factor'];

export const functions: readonly Attack[] = FUNCTIONS.flatMap(({ name, args }) =>
  ROLES.filter((role) => role !== 'another user' || !OF_THE_CALLER.includes(name)).map((role) => ({
    group: 'database functions',
    name: `${role} calls ${name}`,
    run: (target: Target) => run(target, name, args, role),
  })),
);
