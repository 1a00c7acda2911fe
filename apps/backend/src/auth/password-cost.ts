import { hash } from 'bcryptjs';

/** What Lite takes where nothing else is set; the auth service of a hosted project takes the same. */
const DEFAULT = 10;
const LEAST = 4;
const MOST = 31;

/**
 * The cost of a password's hash, as the power of two of its rounds, 4 to 31: read from the variable that Lite itself
 * reads, by its rules, so that what stands in for a hash of Lite's costs exactly as much.
 */
export function passwordCost(value = process.env['LITE_AUTH_BCRYPT_COST']): number {
  const cost = value === undefined || value.trim() === '' ? NaN : Number(value);
  return Number.isFinite(cost) ? Math.min(MOST, Math.max(LEAST, Math.trunc(cost))) : DEFAULT;
}

/** A hash of a password, or of what stands in for one: the same work as one of Lite's own. */
export const hashLikeLite = (password: string): Promise<string> => hash(password, passwordCost());
