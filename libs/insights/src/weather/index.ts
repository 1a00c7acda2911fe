export { estimateShares, type LevelShare } from './estimate.ts';
export {
  drawPermanentResponses,
  type PermanentResponses,
  EPSILON_OF_A_DAY,
  EPSILON_OF_A_LEVEL,
  type Random,
  randomise,
  secureRandom,
} from './randomise.ts';
