import { PlatformError } from '@nafas/platform';
import type { ReportError } from '../base/report.ts';

/** Layers an app may write into beside its own: the design system's components come along with it. */
const SHARED_LAYERS = ['components'];
/** Rules that have no place inside a scope, and define names only. */
const DEFINITION = /^@(font-|keyframes|-webkit-keyframes|property|counter-style|position-try|page)/;

/** Puts each stylesheet that an app loads inside that app. */
export interface StyleContainer {
  /** Says whose stylesheets come from beside this entry. */
  announce(app: string, entryUrl: string): void;
}

/**
 * Watches the stylesheets of this document. Rules of an app that stand in no layer, or in one that is not its own, would
 * outrank every other app's: they are moved into the app's layer and hold within its views only. A stylesheet that can't
 * be read is switched off and reported (NF146). Styles that a script adopts by itself are not seen.
 */
export function createStyleContainer(report: ReportError): StyleContainer {
  const apps = new Map<string, string>();

  // The event comes here before the app learns that its stylesheet is there.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      const app = findOwner(apps, target.href);
      if (app === undefined) return;
      try {
        const refused = target.sheet === null ? [] : containSheet(target.sheet, app);
        if (refused.length > 0) fail(`${target.href} has rules without a place: ${refused[0]}`);
      } catch (cause) {
        // Sent without CORS, or asked for without `crossorigin`.
        target.disabled = true;
        fail(`${target.href} can't be read, so nobody knows what it styles`, cause);
      }

      function fail(what: string, cause?: unknown): void {
        report(new PlatformError('NF146', what, { app: app ?? null, cause }));
      }
    },
    true,
  );
  return {
    announce(app, entryUrl) {
      apps.set(new URL(entryUrl, document.baseURI).href, app);
    },
  };
}

/** The app beside whose entry a file stands; of several, the one that shares the most of the address. */
export function findOwner(apps: ReadonlyMap<string, string>, href: string): string | undefined {
  const { origin } = new URL(href, document.baseURI);
  let owner: string | undefined;
  let most = 0;
  for (const [entry, app] of apps) {
    const shared = countShared(entry, href);
    const isBeside = entry.lastIndexOf('/') < shared;
    // The shell's own stylesheets stand on its origin, too.
    const isTheirs = isBeside || (origin !== location.origin && shared > origin.length);
    if (isTheirs && shared > most) [owner, most] = [app, shared];
  }
  return owner;
}

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

/** Rewrites the rules that reach outside the app. Returns those that had to be left out. */
function containSheet(sheet: CSSStyleSheet, app: string): string[] {
  const refused: string[] = [];
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    // The common case, without writing the whole sheet out as text.
    if (!rule || (rule instanceof CSSLayerBlockRule && isOwnLayer(rule.name, app))) continue;
    const contained = containRule(rule.cssText, app);
    if (contained === rule.cssText) continue;
    sheet.deleteRule(index);
    try {
      if (contained === null) throw new Error('it loads another stylesheet');
      sheet.insertRule(contained, index);
    } catch {
      refused.push(rule.cssText.slice(0, 80));
    }
  }
  return refused;
}

/** A rule as it may stand in the page: the same text, the text inside the app, or null for one that may not. */
export function containRule(text: string, app: string): string | null {
  if (text.startsWith('@import')) return null;
  // Names of layers alone: their order is the shell's already.
  if (/^@layer [^{]*;$/.test(text)) return text;
  const layer = /^@layer ([\w.-]+) *\{/.exec(text)?.[1];
  if (layer !== undefined && isOwnLayer(layer, app)) return text;
  if (DEFINITION.test(text)) return `@layer apps.${app} { ${text} }`;
  const scoped = text.replaceAll(/:root\b/g, ':scope');
  return `@layer apps.${app} { @scope ([data-feature="${app}"]) { ${scoped} } }`;
}

function isOwnLayer(layer: string, app: string): boolean {
  const own = `apps.${app}`;
  return layer === own || layer.startsWith(`${own}.`) || SHARED_LAYERS.includes(layer);
}
