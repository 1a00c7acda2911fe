/** Characters of one line that are kept; the engine reads fewer. */
const LINE_LIMIT = 64_000;

/**
 * The lines of a byte stream, without their line ends. Bytes that are not UTF-8 become U+FFFD; of
 * a line longer than the limit the rest is skipped, so that no input fills the memory.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let line = '';
  let open = false;
  for await (const chunk of chunks) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    for (let i = 0; i < parts.length; i++) {
      if (i > 0) {
        yield withoutReturn(line);
        line = '';
      }
      const part = parts[i] ?? '';
      if (line.length < LINE_LIMIT) line += part.slice(0, LINE_LIMIT - line.length);
      open = i < parts.length - 1 ? false : open || part !== '';
    }
    if (parts.length > 1) open = line !== '';
  }
  line += decoder.decode();
  if (open || line !== '') yield withoutReturn(line);
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);
