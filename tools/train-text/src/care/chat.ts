import { text } from 'node:stream/consumers';
import { nextCare, START, readTurn } from '@nafas/care/conversation';
import { prepareScreening } from '@nafas/care/packs';
import { screenForCrisis } from '@nafas/care/screening';
import { companionReply, type Earlier } from '@nafas/data-service/chat/responder';

/** npm run -s care:chat < conversation.json: the person's turns in, what the conversation says to each out. */
const MINUTE = 60_000;
const turns: unknown = JSON.parse(await text(process.stdin));
if (!Array.isArray(turns) || !turns.every((turn) => typeof turn === 'string')) {
  console.error('Expected an array of strings: what the person says, turn by turn.');
  process.exit(2);
}
await prepareScreening();
let state = START;
/** What was said off the help path: the companion gives back no word of danger. */
const talk: Earlier[] = [];

const answers = turns.map((message, at) => {
  const turn = readTurn(message, screenForCrisis(message), at * MINUTE, state.language);
  const answer = nextCare(state, turn);
  ({ state } = answer);
  const own =
    answer.reply === null ? companionReply(message, turn.language, talk, () => 0).text : '';
  const reply = answer.reply ?? own;
  if (answer.reply === null) {
    talk.push({ type: 'user', message }, { type: 'ai', message: reply });
  }
  return {
    reply,
    state: state.step,
    help: answer.help === 'none' ? null : answer.help,
    buttons: answer.buttons.map(({ label }) => label),
  };
});
console.log(JSON.stringify(answers, undefined, 2));
