// React's scheduler, of which DefinitelyTyped lacks this function.
declare module 'scheduler' {
  /**
   * How many slices of drawing there are in a second at most, 0 to 125; 0 is the scheduler's own measure, 5 ms each.
   * Other numbers are refused with an error in the console.
   */
  export function unstable_forceFrameRate(perSecond: number): void;
}
