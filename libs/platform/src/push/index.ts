export { endSubscription } from './end-subscription.ts';
export { keepSubscription, keptSubscription } from './kept-subscription.ts';
export type { KeptSubscription } from './kept-subscription.ts';
