import {
  MAX_BIO,
  MAX_EMAIL,
  MAX_LOCATION,
  MAX_NAME,
  MAX_PHONE,
  type Profile,
  type ProfileChanges,
} from '@nafas/data-service/profile';

/** The fields of the edit form, in their order. */
export const FIELDS = ['name', 'email', 'phone', 'location', 'bio'] as const;
export type Field = (typeof FIELDS)[number];
/** The values of the fields; an empty one is ''. */
export type Typed = Record<Field, string>;

export const MAX_LENGTH: Readonly<Record<Field, number>> = {
  name: MAX_NAME,
  email: MAX_EMAIL,
  phone: MAX_PHONE,
  location: MAX_LOCATION,
  bio: MAX_BIO,
};

export type Problem =
  'nameRequired' | 'emailRequired' | 'emailInvalid' | 'phoneInvalid' | 'tooLong';

// Whether an address exists only a message to it can tell; this finds what can't be one.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
// Digits of any script, and what people write between them.
const PHONE = /^\+?[\p{Nd}\s().\-/]*$/u;

/** Returns the values the form starts with. */
export function toTyped(profile: Profile): Typed {
  const { name, email, phone, location, bio } = profile;
  return { name, email, phone: phone ?? '', location: location ?? '', bio: bio ?? '' };
}

/** The problem of each field that has one, in the order of the form. */
export function checkProfile(typed: Typed): Partial<Record<Field, Problem>> {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const field of FIELDS) {
    const problem = findProblem(field, typed[field].trim());
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The problem of an address; undefined when it has none. */
export function findAddressProblem(
  address: string,
): 'emailRequired' | 'emailInvalid' | 'tooLong' | undefined {
  if (address === '') return 'emailRequired';
  if (address.length > MAX_EMAIL) return 'tooLong';
  return ADDRESS.test(address) ? undefined : 'emailInvalid';
}

function findProblem(field: Field, value: string): Problem | undefined {
  if (value === '') {
    if (field === 'name') return 'nameRequired';
    return field === 'email' ? 'emailRequired' : undefined;
  }
  if ([...value].length > MAX_LENGTH[field]) return 'tooLong';
  if (field === 'email' && !ADDRESS.test(value)) return 'emailInvalid';
  if (field === 'phone' && !(PHONE.test(value) && /\p{Nd}/u.test(value))) return 'phoneInvalid';
  return undefined;
}

/** Returns the values to send: trimmed, and null where an optional one is empty. */
export function toChanges(typed: Typed): Required<ProfileChanges> {
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    name: typed.name.trim(),
    email: typed.email.trim(),
    phone: orNull(typed.phone),
    location: orNull(typed.location),
    bio: orNull(typed.bio),
  };
}
