import { expect, it } from 'vitest';
import { expandFrames, framedIn } from './frames.ts';

const SOURCE = `# A note.
$WHO = my aunt|the cat

#concern violence
$WHO {scratched|bit} me {again|}

#none none
$WHO sleeps`;

it('gives sentences of each frame, with the label of their part', () => {
  const framed = expandFrames(SOURCE);
  const texts = (label: string) =>
    framed.filter((each) => each.label === label).map(({ text }) => text);
  expect(texts('concern').sort()).toEqual([
    'my aunt bit me',
    'my aunt bit me again',
    'my aunt scratched me',
    'my aunt scratched me again',
    'the cat bit me',
    'the cat bit me again',
    'the cat scratched me',
    'the cat scratched me again',
  ]);
  expect(texts('none').sort()).toEqual(['my aunt sleeps', 'the cat sleeps']);
  expect(framed[0]?.kind).toBe('violence');
});

it('gives so many of a frame at most, and the same each time', () => {
  expect(expandFrames(SOURCE, 3).length).toBe(5);
  expect(expandFrames(SOURCE)).toEqual(expandFrames(SOURCE));
});

it('refuses a name that stands for nothing', () => {
  expect(() => expandFrames('$NOBODY sleeps')).toThrow('$NOBODY');
});

it.each(['en', 'ar'] as const)(
  'the frames in %s hold every kind, and no sign of a frame is left',
  (language) => {
    const framed = framedIn(language);
    for (const kind of ['third-person', 'violence', 'eating', 'self-harm', 'method', 'none']) {
      expect(framed.filter((each) => each.kind === kind).length, kind).toBeGreaterThan(150);
    }
    expect(framed.filter(({ text }) => /[{}|$]/.test(text))).toEqual([]);
  },
);
