import * as z from 'zod/mini';
import { describeIssues } from './describe-issues.ts';
import { argumentProblem, type ArgumentDeclaration } from '../contract/action-argument.ts';
import { isUnder } from '../contract/paths.ts';
import type { LocalizedText } from '../contract/values.ts';

// The production CSP has no unsafe-eval; zod must not try to compile its parsers.
z.config({ jitless: true });

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const path = z.string().check(z.regex(/^\/[a-z0-9\-/]*$/));
const words = z.string().check(z.minLength(1), z.maxLength(80));
/** By BCP 47 tag, so that a new language needs neither a new shell nor a new app. */
const text = z
  .record(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)), words)
  .check(
    z.refine((each) => each['en'] !== undefined, { path: ['en'], error: 'English is required' }),
  ) as unknown as z.ZodMiniType<LocalizedText>;
const order = z.int().check(z.gte(0), z.lte(999));

/** Slots of the dashboard page, in the order they stand there. */
export const SLOT_NAMES = ['dashboard.stats', 'dashboard.main', 'dashboard.aside'] as const;

const route = z.strictObject({
  path,
  title: text,
  /**
   * `session` needs a signed-in person or the demo; `guest` sends a signed-in person to the dashboard; `operator` is there
   * for operators alone, and nobody else finds it (since contract 2.3). The database decides what anybody gets.
   */
  access: z.enum(['public', 'guest', 'session', 'operator']),
  /** Present when the page has an entry in the sidebar. */
  nav: z.optional(
    z.strictObject({
      icon: z.string(),
      order,
      /** One word for the tab bar of phones, where the title takes two lines. Since contract 1.2. */
      short: z.optional(text),
      /** Which part of the sidebar it stands in; `main` unless given. Since contract 2.0. */
      group: z.optional(z.enum(['main', 'tools'])),
    }),
  ),
});

const slot = z.strictObject({ id, slot: z.enum(SLOT_NAMES), title: text, order });

const property = z.strictObject({
  type: z.enum(['string', 'integer', 'number', 'boolean']),
  format: z.optional(z.enum(['uuid', 'date'])),
  enum: z.optional(z.array(z.string())),
  maxLength: z.optional(z.int()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  optional: z.optional(z.boolean()),
});

const action = z
  .strictObject({
    id,
    title: text,
    icon: z.string(),
    order,
    /** A `primary` action is a button of the dashboard page too, one of the `palette` only there, `none` in neither. */
    placement: z.enum(['primary', 'palette', 'none']),
    /** The argument it may be opened with. Since contract 2.0. */
    argument: z.optional(
      z.record(z.string(), property) as unknown as z.ZodMiniType<ArgumentDeclaration>,
    ),
  })
  .check(
    z.refine((each) => each.placement === 'none' || !argumentProblem(each.argument, undefined), {
      path: ['placement'],
      error: 'must be none: buttons and palette open it without the argument it needs',
    }),
  );

const link = z.strictObject({
  title: text,
  /** Further words it is found by, in all languages. */
  keywords: z.optional(z.array(words)),
  /** Where it leads: an address of the app, with the part of the page; the app leads there once it is mounted. */
  address: z.string().check(z.regex(/^\/[a-z0-9\-/]*(?:\?[a-z0-9\-=&]+)?(?:#[a-z0-9-]+)?$/)),
  icon: z.string(),
});

const featureFields = z.strictObject({
  id,
  name: text,
  /** All routes of the app lie under this path. */
  basename: path,
  routes: z.array(route),
  slots: z.array(slot),
  actions: z.array(action),
  /** Parts of pages that the command palette leads to, such as a group of settings. Since contract 1.2. */
  links: z.optional(z.array(link)),
  /** Present when the app's module has `search`; the title stands above what it finds. Since contract 1.2. */
  search: z.optional(z.strictObject({ title: text })),
  requires: z.strictObject({
    /** Contract version as a caret range, or several, e.g. `^2.0` or `^2.1 || ^3.0`. */
    platform: z.string().check(z.regex(/^\^\d+\.\d+(?: \|\| \^\d+\.\d+)*$/)),
    /** The newest migration the app's queries need, or null when it needs none. */
    schema: z.nullable(z.string().check(z.regex(/^\d{14}_[a-z0-9_]+$/))),
  }),
});

/** The contributions of a feature app, as they stand in the registry. */
export const featureSchema = featureFields.check(({ value: feature, issues }) => {
  const outside = (addresses: readonly string[], place: string, field: string) =>
    addresses.forEach((address, index) => {
      if (isUnder(address.replace(/[?#].*$/, ''), feature.basename)) return;
      const path = [place, index, field];
      issues.push({ code: 'custom', input: address, path, message: 'must lie under the basename' });
    });
  outside(
    feature.routes.map((each) => each.path),
    'routes',
    'path',
  );
  outside(
    (feature.links ?? []).map((each) => each.address),
    'links',
    'address',
  );
});

/**
 * What one feature app contributes to the product: routes, slots, actions, links and search, and what it needs of its
 * host. Names are given by language, English always; the build makes it of a `FeatureDeclaration`.
 */
export type Feature = z.infer<typeof featureSchema>;

/** Reads a feature declaration from the outside. Throws an error that names each wrong field. */
export function parseFeature(input: unknown): Feature {
  const result = z.safeParse(featureSchema, input);
  if (result.success) return result.data;
  throw new Error(describeIssues(result.error));
}
