// The answers to danger in a conversation, and its state: pure, the same in the browser and on the server.
export { careTurn, type CareMark, type CareTurn } from './care-turn.ts';
export { nextCare } from './next.ts';
export { type CareAnswer, type CareState, type Help, START, type Step } from './state.ts';
export { readTurn } from './turn.ts';
