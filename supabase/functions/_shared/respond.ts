/** A JSON answer. */
export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** A refusal: `code` is for programs, the message for developers. Neither quotes what a person wrote. */
export function refusal(
  status: number,
  code: string,
  message: string,
  more: Record<string, unknown> = {},
): Response {
  return json(status, { code, message, ...more });
}

/** 429: `seconds` is how long to wait. */
export function tooMany(seconds: number): Response {
  const headers = { 'Retry-After': String(seconds) };
  return json(429, { code: 'too-many-requests', message: 'Too many requests' }, headers);
}

/** 401: there is no session, or it has ended. */
export function sessionMissing(): Response {
  return refusal(401, 'session-missing', 'This needs a session');
}
