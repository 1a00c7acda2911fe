import { createHmac } from 'node:crypto';

export interface Claims {
  readonly sub: string;
  readonly session_id: string;
  readonly [claim: string]: unknown;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const mac = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** An access token of these claims, signed as the embedded backend signs (HS256). */
export function signToken(claims: Claims, secret: string): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${mac(signed, secret)}`;
}

/** The claims of a token; null when it is not signed with this secret. */
export function readToken(token: string, secret: string): Claims | null {
  const [head = '', claims = '', signature] = token.split('.');
  if (signature !== mac(`${head}.${claims}`, secret)) return null;
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
}
