/**
 * The JSON object in a request's body, or null for anything else: not JSON, no object, or more than `maxBytes`.
 * What is too long is not read to its end.
 */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<Record<string, unknown> | null> {
  const text = await readText(request, maxBytes);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
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
