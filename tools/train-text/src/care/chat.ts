import { text } from 'node:stream/consumers';
import { nextCare, START, readTurn } from '@nafas/care/conversation';
import { screenForCrisis } from '@nafas/care/screening';
import { keywordReply } from '@nafas/data-service/chat/responder';

/** npm run -s care:chat < conversation.json: the person's turns in, what the conversation says to each out. */
const MINUTE = 60_000;
const turns: unknown = JSON.parse(await text(process.stdin));
if (!Array.isArray(turns) || !turns.every((turn) => typeof turn === 'string')) {
  console.error('Expected an array of strings: what the person says, turn by turn.');
  process.exit(2);
}
let state = START;
const said = new Set<string>();
const DRAWS = 24;

/** Returns the companion's reply, drawn again where it would repeat itself. */
function companion(message: string, language: 'en' | 'ar'): string {
  const drawn = Array.from(
    { length: DRAWS },
    (_, at) => keywordReply(message, language, () => at / DRAWS).text,
  );
  return drawn.find((text) => !said.has(text)) ?? drawn[said.size % DRAWS] ?? '';
}

const answers = turns.map((message, at) => {
  const turn = readTurn(message, screenForCrisis(message), at * MINUTE, state.language);
  const answer = nextCare(state, turn);
  ({ state } = answer);
  const reply = answer.reply ?? companion(message, turn.language);
  said.add(reply);
  return {
    reply,
    state: state.step,
    help: answer.help === 'none' ? null : answer.help,
    buttons: answer.buttons.map(({ label }) => label),
  };
});
console.log(JSON.stringify(answers, undefined, 2));
