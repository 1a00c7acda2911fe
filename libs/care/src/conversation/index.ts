// The answers to danger in a conversation, and its state: pure, the same in the browser and on the server.
export { nextCare } from './next.ts';
export { readTurn } from './turn.ts';
export { type CareAnswer, type CareState, type Help, START, type Step } from './state.ts';
