import * as z from 'zod/mini';
import { isUnder } from '../contract/paths.ts';

// The production CSP has no unsafe-eval; zod must not try to compile its parsers.
z.config({ jitless: true });

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const path = z.string().check(z.regex(/^\/[a-z0-9\-/]*$/));
const text = z.strictObject({
  en: z.string().check(z.minLength(1), z.maxLength(80)),
  ar: z.string().check(z.minLength(1), z.maxLength(80)),
});
const order = z.int().check(z.gte(0), z.lte(999));

/** Slots of the dashboard page, in the order they stand there. */
export const SLOT_NAMES = ['dashboard.stats', 'dashboard.main', 'dashboard.aside'] as const;

const route = z.strictObject({
  path,
  title: text,
  /** `session` needs a signed-in person or the demo; `guest` sends a signed-in person to the dashboard. */
  access: z.enum(['public', 'guest', 'session']),
  /** Present when the page has an entry in the sidebar. */
  nav: z.optional(
    z.strictObject({
      icon: z.string(),
      order,
      /** One word for the tab bar of phones, where the title takes two lines. Since contract 1.2. */
      short: z.optional(text),
    }),
  ),
});

const slot = z.strictObject({ id, slot: z.enum(SLOT_NAMES), title: text, order });

const action = z.strictObject({
  id,
  title: text,
  icon: z.string(),
  order,
  /** A `primary` action stands as a button on the dashboard page. */
  placement: z.enum(['primary', 'palette']),
});

const link = z.strictObject({
  title: text,
  /** Further words it is found by, in all languages. */
  keywords: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(80)))),
  /** Where it leads: an address of the app, with the part of the page; the app leads there once it is mounted. */
  address: z.string().check(z.regex(/^\/[a-z0-9\-/]*(?:\?[a-z0-9\-=&]+)?(?:#[a-z0-9-]+)?$/)),
  icon: z.string(),
});

/** What a feature app contributes, as it stands in the registry. */
export const featureSchema = z
  .strictObject({
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
      /** Contract version as a caret range, e.g. `^1.0`. */
      platform: z.string().check(z.regex(/^\^\d+\.\d+$/)),
      /** The newest migration the app's queries need, or null when it needs none. */
      schema: z.nullable(z.string().check(z.regex(/^\d{14}_[a-z0-9_]+$/))),
    }),
  })
  .check(
    z.refine((feature) => feature.routes.every((r) => isUnder(r.path, feature.basename)), {
      error: 'every route must lie under the basename',
    }),
    z.refine(
      ({ links = [], basename }) =>
        links.every(({ address }) => isUnder(address.replace(/[?#].*$/, ''), basename)),
      { error: 'every link must lie under the basename' },
    ),
  );

export type Feature = z.infer<typeof featureSchema>;

/** Reads a feature declaration from the outside. Throws an error that names each wrong field. */
export function parseFeature(input: unknown): Feature {
  const result = z.safeParse(featureSchema, input);
  if (result.success) return result.data;
  throw new Error(z.prettifyError(result.error));
}
