/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of a field, or none. */
export function readText(from: JsonObject, field: string): string {
  const value = from[field];
  return typeof value === 'string' ? value : '';
}

/** The number of a field, or null. */
export function readNumber(from: JsonObject, field: string): number | null {
  const value = from[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The objects of a field that is a list. */
export function readObjects(from: JsonObject, field: string): JsonObject[] {
  const value = from[field];
  return Array.isArray(value) ? value.filter(isObject) : [];
}
