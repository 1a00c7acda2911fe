// How work that nobody waits for leaves the page its turn.
export { inTurns } from './in-turns.ts';
export { nextTask } from './next-task.ts';
export { whenIdle } from './when-idle.ts';
