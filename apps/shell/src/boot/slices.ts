import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { whenSettled } from '../base/when-settled.ts';
import { HYDRATED } from './hydrated.ts';

/** React draws for 50 ms at a stretch instead of 5. */
const FEWER_PER_SECOND = 20;
/** React's own measure. */
const USUAL = 0;

/**
 * Lets React draw in longer slices until the first views stand, or somebody presses something. Between short ones the
 * browser lays out and paints what stands half, once for each part of each view, which takes as long as drawing itself.
 */
export function drawInLongSlices(): void {
  const presses = ['pointerdown', 'keydown'];
  const end = () => {
    forceFrameRate(USUAL);
    for (const press of presses) removeEventListener(press, end, true);
  };
  forceFrameRate(FEWER_PER_SECOND);
  for (const press of presses) addEventListener(press, end, true);
  addEventListener(HYDRATED, () => whenSettled(end), { once: true });
}
