import { describe, expect, expectTypeOf, it } from 'vitest';
import { argumentProblem, type ArgumentFor } from './action-argument.ts';

const CHECK_IN = {
  id: { type: 'string', format: 'uuid' },
  day: { type: 'string', format: 'date', optional: true },
  mood: { type: 'integer', minimum: 0, maximum: 10, optional: true },
  from: { type: 'string', enum: ['journal', 'bell'], optional: true },
  quiet: { type: 'boolean', optional: true },
} as const;
const id = '7b0c4a52-2f67-4f0e-9a53-3a1f6c1f9a10';

describe('argumentProblem', () => {
  it.each([{ id }, { id, day: '2026-11-22', mood: 10, from: 'bell', quiet: false }])(
    'takes %j',
    (given) => {
      expect(argumentProblem(CHECK_IN, given)).toBeNull();
    },
  );

  it.each([
    ['nothing where something is needed', undefined, 'id'],
    ['an id that is none', { id: 'x' }, 'id'],
    ['a number for a text', { id: 7 }, 'id'],
    ['a day that no calendar has', { id, day: '2026-13-01' }, 'day'],
    ['half a mood', { id, mood: 2.5 }, 'mood'],
    ['a mood beyond the scale', { id, mood: 11 }, 'mood'],
    ['a word that is not listed', { id, from: 'elsewhere' }, 'from'],
    ['a text for a switch', { id, quiet: 'yes' }, 'quiet'],
    ['a property nobody declared', { id, note: 'my words' }, 'note'],
    ['a property of every object', { id, constructor: 'x' }, 'constructor'],
  ])('refuses %s, naming the property and not the value', (_name, given, property) => {
    const problem = argumentProblem(CHECK_IN, given as never);
    expect(problem).toBe(`not as declared: ${property}`);
  });

  it('refuses a text beyond its length, 200 unless declared', () => {
    const declared = { a: { type: 'string' }, b: { type: 'string', maxLength: 3 } } as const;
    expect(argumentProblem(declared, { a: 'x'.repeat(200), b: 'abc' })).toBeNull();
    const problem = argumentProblem(declared, { a: 'x'.repeat(201), b: 'abcd' });
    expect(problem).toBe('not as declared: a, b');
  });

  it('refuses any argument where none is declared', () => {
    expect(argumentProblem(undefined, undefined)).toBeNull();
    expect(argumentProblem(undefined, { id })).toBe('not as declared: id');
  });
});

it('gives the argument its type', () => {
  type Given = ArgumentFor<typeof CHECK_IN>;
  expectTypeOf<Given['id']>().toEqualTypeOf<string>();
  expectTypeOf<Given['mood']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Given['from']>().toEqualTypeOf<'journal' | 'bell' | undefined>();
  const given: Given = { id, mood: 7, from: 'journal' };
  expect(argumentProblem(CHECK_IN, given)).toBeNull();
});
