/** A square RGBA picture. */
export interface Picture {
  readonly side: number;
  readonly rgba: Uint8ClampedArray;
}

/** An even grey. */
export function grey(side: number, value: number): Picture {
  const rgba = new Uint8ClampedArray(side * side * 4).fill(value);
  for (let i = 3; i < rgba.length; i += 4) rgba[i] = 255;
  return { side, rgba };
}

/** Repeatable coloured noise. */
export function noise(side: number, seed: number): Picture {
  const picture = grey(side, 0);
  let state = seed;
  for (let i = 0; i < picture.rgba.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    if (i % 4 !== 3) picture.rgba[i] = state >>> 24;
  }
  return picture;
}

/** Where a picture is put on a canvas: its corner, its side, and a turn in degrees about its middle. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly degrees?: number;
}

/** Draws `source` (bilinear) over `target`; what falls outside is left out. */
export function draw(
  target: Picture,
  source: Picture,
  { x, y, side, degrees = 0 }: Placement,
): Picture {
  const out = { side: target.side, rgba: target.rgba.slice() };
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let ty = 0; ty < target.side; ty++) {
    for (let tx = 0; tx < target.side; tx++) {
      const u = (tx + 0.5 - x) / side - 0.5;
      const v = (ty + 0.5 - y) / side - 0.5;
      const sx = (u * cos - v * sin + 0.5) * source.side - 0.5;
      const sy = (u * sin + v * cos + 0.5) * source.side - 0.5;
      if (sx < 0 || sy < 0 || sx > source.side - 1 || sy > source.side - 1) continue;
      for (let c = 0; c < 3; c++)
        out.rgba[4 * (ty * out.side + tx) + c] = sample(source, sx, sy, c);
    }
  }
  return out;
}

function sample({ side, rgba }: Picture, x: number, y: number, c: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [x1, y1] = [Math.min(side - 1, x0 + 1), Math.min(side - 1, y0 + 1)];
  const at = (px: number, py: number) => rgba[4 * (py * side + px) + c] ?? 0;
  const [fx, fy] = [x - x0, y - y0];
  const upper = at(x0, y0) * (1 - fx) + at(x1, y0) * fx;
  const lower = at(x0, y1) * (1 - fx) + at(x1, y1) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** The square part of a picture at x, y. */
export function crop(source: Picture, x: number, y: number, from: number, side: number): Picture {
  const scale = side / from;
  return draw(grey(side, 0), source, { x: -x * scale, y: -y * scale, side: source.side * scale });
}
