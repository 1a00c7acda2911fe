/** The rings of breath above the horizon: radius, stroke, opacity. The first is the rim of the bowl. */
export const RINGS = [
  [118, 1.7, 0.85],
  [176, 1.57, 0.63],
  [242, 1.44, 0.47],
  [318, 1.31, 0.34],
  [404, 1.18, 0.25],
  [502, 1.05, 0.19],
] as const;

/** Their reflections in the water: radius, opacity. */
export const REFLECTIONS = [
  [176, 0.34],
  [242, 0.19],
  [318, 0.1],
] as const;

/** The sun's path on the water: start, height, length, opacity, from the horizon down. */
export const WATER = [
  [406.3, 451.96, 87.4, 1],
  [418.95, 461.16, 62.1, 0.94],
  [410.9, 470.91, 78.2, 0.88],
  [427, 481.22, 46, 0.81],
  [416.65, 492.07, 66.7, 0.75],
  [431.6, 503.48, 36.8, 0.69],
  [422.4, 515.44, 55.2, 0.63],
  [435.74, 527.95, 28.52, 0.57],
  [427, 541.02, 46, 0.5],
  [438.5, 554.63, 23, 0.44],
  [431.6, 568.8, 36.8, 0.38],
  [441.72, 583.52, 16.56, 0.32],
  [436.2, 598.79, 27.6, 0.26],
  [443.1, 614.62, 13.8, 0.19],
  [439.65, 630.99, 20.7, 0.16],
  [445.4, 647.92, 9.2, 0.16],
] as const;
