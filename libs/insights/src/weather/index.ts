export { estimateShares, type LevelShare, TOO_FEW } from './estimate.ts';
export {
  drawForGood,
  type Draws,
  EPSILON_OF_A_DAY,
  EPSILON_OF_A_LEVEL,
  OTHER,
  type Random,
  randomise,
  secureRandom,
  TRUTH,
} from './randomise.ts';
