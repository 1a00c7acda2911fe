/** Lightness 0 to 1, chroma, hue in degrees. */
type Oklch = readonly [number, number, number];

/** One colour on both sides of `light-dark()`. */
export interface ThemedColour {
  light: Oklch;
  dark: Oklch;
}

function numbers(text: string): Oklch {
  const [l = NaN, c = NaN, h = NaN] = text.split(' ').map(Number);
  return [l, c, h];
}

/** The opaque colours of tokens.css by name, without the `--nf-`. */
export function readColours(css: string): Map<string, ThemedColour> {
  const pattern = /--nf-([\w-]+):\s*light-dark\(\s*oklch\(([^)/]+)\),\s*oklch\(([^)/]+)\)\s*\);/g;
  return new Map(
    [...css.matchAll(pattern)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light: numbers(light.trim()), dark: numbers(dark.trim()) },
    ]),
  );
}

/** WCAG relative luminance, 0 to 1, of the sRGB value a screen shows (Ottosson's OKLab matrices). */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (value: number) => Math.min(1, Math.max(0, value));
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(a: Oklch, b: Oklch): number {
  const [low = 0, high = 0] = [luminance(a) + 0.05, luminance(b) + 0.05].sort((x, y) => x - y);
  return high / low;
}
