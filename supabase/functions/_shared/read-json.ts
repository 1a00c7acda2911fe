/**
 * The JSON object in a request's body, or null for anything else: not JSON, no object, or more than `maxBytes`.
 * A body that is too long is not read to its end.
 */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<Record<string, unknown> | null> {
  const value = await readJsonValue(request, maxBytes);
  return isRecord(value) ? value : null;
}

/** The same for any JSON value. A text with a NUL, which the database can't store, counts as not JSON. */
export async function readJsonValue(request: Request, maxBytes: number): Promise<unknown> {
  const text = await readText(request, maxBytes);
  if (text === null) return null;
  try {
    return JSON.parse(text, withoutNul) as unknown;
  } catch {
    return null;
  }
}

function withoutNul(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) {
    throw new SyntaxError('NUL');
  }
  return value;
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function readText(request: Request, maxBytes: number): Promise<string | null> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
