import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';

async function split(...chunks: (string | number[])[]): Promise<string[]> {
  const bytes = chunks.map((c) =>
    typeof c === 'string' ? new TextEncoder().encode(c) : Uint8Array.from(c),
  );
  async function* stream() {
    yield* bytes;
  }
  const out: string[] = [];
  for await (const line of readLines(stream())) out.push(line);
  return out;
}

describe('readLines', () => {
  it('gives a line for each line, empty ones too, and none after the last line end', async () => {
    expect(await split('a\n\nb\r\n')).toEqual(['a', '', 'b']);
    expect(await split('a\nb')).toEqual(['a', 'b']);
    expect(await split('')).toEqual([]);
    expect(await split('\n\n')).toEqual(['', '']);
  });
  it('puts together lines and letters that were cut between chunks', async () => {
    expect(await split('one', ' two\nth', 'ree\n')).toEqual(['one two', 'three']);
    expect(await split([0xd9], [0x85, 10])).toEqual(['م']);
  });
  it('lives with bytes that are no text, and with lines without end', async () => {
    expect(await split([0xff, 0xfe, 10], 'ok\n')).toEqual(['\ufffd\ufffd', 'ok']);
    const [long = ''] = await split(...Array.from({ length: 30 }, () => 'x'.repeat(10_000)));
    expect(long).toHaveLength(64_000);
  });
});
