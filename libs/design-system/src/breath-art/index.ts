export { BreathArt, type BreathArtProps, type Daypart } from './BreathArt.tsx';
export { HorizonArt } from './HorizonArt.tsx';
