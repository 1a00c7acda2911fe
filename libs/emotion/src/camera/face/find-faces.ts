import type { Grid } from '../net/grid.ts';

/** A face, in shares of the square picture given to the net (0-1, may reach outside). */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The detector's own score, 0-1. */
  readonly score: number;
}

/** Widths and heights of the five boxes of a cell, in cells (face-api's constants). */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;
const VALUES = 5;
const MOST_OVERLAP = 0.4;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** The boxes of the face net's output with at least `threshold`, best first, overlapping ones merged. */
export function findFaces(output: Grid, threshold: number): Face[] {
  const cells = output.width;
  const faces: Face[] = [];
  for (let cell = 0; cell < cells * cells; cell++) {
    ANCHORS.forEach(([anchorWidth, anchorHeight], a) => {
      const at = cell * output.channels + a * VALUES;
      const value = (i: number) => output.data[at + i] as number;
      const score = sigmoid(value(4));
      if (score < threshold) return;
      const width = (Math.exp(value(2)) * anchorWidth) / cells;
      const height = (Math.exp(value(3)) * anchorHeight) / cells;
      const x = ((cell % cells) + sigmoid(value(0))) / cells - width / 2;
      const y = (Math.floor(cell / cells) + sigmoid(value(1))) / cells - height / 2;
      faces.push({ x, y, width, height, score });
    });
  }
  faces.sort((a, b) => b.score - a.score);
  const kept: Face[] = [];
  for (const face of faces)
    if (kept.every((k) => overlap(k, face) <= MOST_OVERLAP)) kept.push(face);
  return kept;
}

/** Intersection over union. */
export function overlap(a: Face, b: Face): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  const both = width * height;
  return both / (a.width * a.height + b.width * b.height - both);
}
