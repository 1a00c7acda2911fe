import { expect, test } from 'vitest';
import { readShortcut } from './read-shortcut.ts';

const NONE = { altKey: false, ctrlKey: false, metaKey: false };
const on = (target: HTMLElement, code: string) => readShortcut({ ...NONE, code, target });

test('space pauses, arrows are the volume, C the captions, by the place of the key', () => {
  const stage = document.createElement('div');
  const keys = ['Space', 'ArrowUp', 'ArrowDown', 'KeyC', 'KeyX'];
  expect(keys.map((code) => on(stage, code))).toEqual([
    'pause',
    'louder',
    'quieter',
    'captions',
    null,
  ]);
});

test('a control keeps the keys it answers to, and a shortcut of the browser stays one', () => {
  const button = document.createElement('button');
  expect(on(button, 'Space')).toBeNull();
  expect(on(button, 'ArrowUp')).toBe('louder');
  const slider = document.createElement('input');
  expect(on(slider, 'ArrowUp')).toBeNull();
  expect(on(slider, 'KeyC')).toBe('captions');
  expect(readShortcut({ ...NONE, ctrlKey: true, code: 'KeyC', target: button })).toBeNull();
});
