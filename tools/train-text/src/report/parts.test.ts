import { describe, expect, it } from 'vitest';
import { withPart } from './parts.ts';

describe('withPart', () => {
  it('puts parts in their order, and replaces one without touching the others', () => {
    const voice = withPart('', 'voice', '## Voice\n\nhears');
    const both = withPart(voice, 'text', '## Text\n\nreads');
    expect(both.indexOf('## Text')).toBeLessThan(both.indexOf('## Voice'));
    const again = withPart(both, 'text', '## Text\n\nreads better');
    expect(again).toContain('reads better');
    expect(again).not.toContain('reads\n');
    expect(again).toContain('hears');
    expect(withPart(again, 'text', '## Text\n\nreads better')).toBe(again);
  });
});
