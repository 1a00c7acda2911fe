// Runs before the first paint, ahead of everything else, so it stays small, and so does what it imports. What it reads is what
// preferences/preferences.ts, preferences/suggestion.ts, session/stored-session.ts, session/remember-me.ts and
// session/demo.ts write.
import { namedRegion } from '@nafas/care/named-region';
import { isUnder, PATHS, type Language } from '@nafas/platform';
import { askEarly, type EarlyNames } from './ask-early.ts';
import { HYDRATED } from './hydrated.ts';
import { OUTDATED } from './offline/worker/outdated.ts';

const root = document.documentElement;
const { pathname, search, hash } = location;
const isPublic = root.dataset['public'] !== undefined;

/** A line that takes longer for a document of some KB is slow. */
const SLOW_MS = 150;

/** The languages that there are texts in, with their directions. */
declare const NAFAS_LANGUAGES: Readonly<Record<string, 'ltr' | 'rtl'>>;
const isSpoken = (language: string | null | undefined): language is string =>
  language !== null && language !== undefined && Object.hasOwn(NAFAS_LANGUAGES, language);
/** Whether an address names its language: English ones don't. */
const isNamed = (path: string) => isSpoken(path.split('/')[1]);

/**
 * Whether the page as it was made is not the one of this person: its header knows neither them nor their theme, nor the
 * local builds (loader/overrides) that run in this browser.
 */
let isPersonal = false;
let isKnown = false;
let isOverridden = false;
try {
  const theme = localStorage.getItem('nafas.theme.v1') === 'dark' ? 'dark' : 'light';
  root.dataset['theme'] = theme;
  isKnown = isSignedIn();
  isOverridden =
    search.includes('nafas-override') || localStorage.getItem('nafas.overrides.v1') !== null;
  const chosen = localStorage.getItem('nafas.language.v1');
  const preferred = navigator.languages
    .filter((tag) => !/^zh-(?:Hant|TW|HK|MO)\b/i.test(tag))
    .map((tag) => tag.split('-')[0])
    .find(isSpoken);
  // Somebody whose browser prefers another language is told once that there is one.
  if (
    isPublic &&
    chosen === null &&
    preferred !== undefined &&
    preferred !== root.lang &&
    localStorage.getItem('nafas.suggested.v1') === null
  ) {
    whenSuggestionsAreRead(() => suggest(preferred));
  }
  // No room is kept for lines that nobody will be shown: neither a choice nor a language, as in "ar", names a country. Which
  // countries have lines, a table says that is too large for here.
  const country = localStorage.getItem('nafas.country.v1') ?? namedRegion(navigator.languages);
  if (country === null) root.dataset['country'] = 'unknown';
  isPersonal = isKnown || theme === 'dark' || isOverridden;
  const isLanding = pathname === '/' || (isNamed(pathname) && /^\/\w+\/?$/.test(pathname));
  if (isPublic && isLanding && isKnown) location.replace('/dashboard');
  else if (isSpoken(chosen) && chosen !== root.lang) {
    if (!isPublic) {
      root.lang = chosen;
      root.dir = NAFAS_LANGUAGES[chosen] ?? 'ltr';
      // Without a network an English page may stand for one in a language that is not kept.
    } else if (root.lang === 'en' && !isNamed(pathname))
      location.replace(`/${chosen}${pathname}${search}${hash}`);
  }
} catch {
  // Without storage there is nothing to follow.
}

// The document of the app names what the browser would hear of from the shell's first script only.
const { early } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
if (early !== undefined) {
  // An outline of the frame stands until the scripts are there (outline/FrameOutline.tsx). Who is not signed in is led elsewhere.
  if (isUnder(pathname, PATHS.dashboard) && (isKnown || isDemo())) {
    root.dataset['frame'] = 'dashboard';
  }
  askEarly(JSON.parse(early) as EarlyNames, {
    pathname,
    language: root.lang as Language,
    isDemo: isDemo(),
    isSignedIn: isKnown,
    isOverridden,
  });
  followDeployment(navigator.serviceWorker);
  // The faces are 50 KB, which on a slow line take a quarter of a second from the views: they come after these
  // (show-faces.ts). Who was here before has them.
  if (isSlow() && !navigator.serviceWorker?.controller) root.dataset['faces'] = 'later';
  // The first date or number that is written has the browser read a list of all its locales (20 ms of a processor's time, 80 at
  // 4x CPU). Nearly every page of the app writes one, so it is done while the page waits for scripts.
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(() => {
      new Intl.DateTimeFormat(root.lang, { weekday: 'long' });
      new Intl.NumberFormat(root.lang);
    });
  }
}

/** Runs once all of the template is there, in the task that reads what stands below: nothing of that is painted yet. */
function whenSuggestionsAreRead(run: () => void): void {
  const look = () => {
    if (document.querySelector('template[data-suggestions] + *') === null) return;
    reading.disconnect();
    removeEventListener('DOMContentLoaded', end);
    run();
  };
  const reading = new MutationObserver(look);
  // A page that is read in one go is at its end before observers are told.
  const end = () => {
    look();
    reading.disconnect();
  };
  reading.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', end, { once: true });
}

/**
 * Shows what a page made at build time says of a language, above all else; it needs none of the scripts. Its way there is a link to
 * the page in that language. An app's document has none: the shell says so (screens/LanguageSuggestion.tsx).
 */
function suggest(language: string): void {
  const made = document
    .querySelector<HTMLTemplateElement>('template[data-suggestions]')
    ?.content.querySelector(`[data-suggests="${language}"]`);
  if (!made) return;
  document.body.prepend(made);
  try {
    localStorage.setItem('nafas.suggested.v1', language);
  } catch {
    // It comes again with the next page.
  }
  made.querySelector('button')?.addEventListener('click', () => {
    try {
      localStorage.setItem('nafas.language.v1', root.lang);
    } catch {
      // Without storage there is no choice to keep.
    }
    made.remove();
    document.querySelector('main')?.focus({ preventScroll: true });
  });
}

/**
 * Loads the page again when the worker's copy of its document turns out not to be the deployed one (offline/worker/sw.ts). Who has
 * begun to do something keeps what they have; their next page is the new one.
 */
function followDeployment(worker: ServiceWorkerContainer | undefined): void {
  if (!worker?.controller) return;
  const follow = ({ data }: MessageEvent) => data === OUTDATED && location.reload();
  worker.addEventListener('message', follow);
  worker.startMessages();
  worker.controller.postMessage(OUTDATED);
  // A screen reader may click without a pointer or a key.
  for (const type of ['pointerdown', 'keydown', 'click', 'wheel']) {
    addEventListener(type, () => worker.removeEventListener('message', follow), {
      capture: true,
      once: true,
    });
  }
}

/** Whether the line is slow, by how long this document took to come: nothing was asked for beside it. */
function isSlow(): boolean {
  const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return own !== undefined && own.responseEnd - own.requestStart > SLOW_MS;
}

function isDemo(): boolean {
  try {
    return sessionStorage.getItem('nafas.demo.v1') === 'on';
  } catch {
    return false;
  }
}

/** Whether this device keeps a session that counts. Only for the way: who may see what is decided elsewhere. */
function isSignedIn(): boolean {
  const key = Object.keys(localStorage).find((each) => /^sb-.+-auth-token$/.test(each));
  if (key === undefined) return false;
  const isForgotten =
    localStorage.getItem('nafas.remember.v1') === 'off' &&
    !document.cookie.split('; ').includes('nafas_session=on');
  const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as {
    user?: { id?: unknown };
  } | null;
  return !isForgotten && typeof kept?.user?.id === 'string';
}

// A press before the page answers is not lost. On a button: the last one is made again. On a link to the page in
// another language, which would send back who has chosen this one: the choice is kept, and so is the rest of the address.
// On a link into the app, whose address names no language, of a page in another language than English: who has chosen none
// goes on in that of the page.
let pressed: HTMLElement | null = null;
const keep = (event: MouseEvent) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  pressed = target.closest('button');
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.hreflang) {
    link.search = search;
    link.hash = hash;
  }
  try {
    const isIntoApp = link.origin === location.origin && !isNamed(link.pathname);
    const chosen = localStorage.getItem('nafas.language.v1');
    if (link.hreflang) localStorage.setItem('nafas.language.v1', link.hreflang);
    else if (isPublic && root.lang !== 'en' && isIntoApp && chosen === null) {
      localStorage.setItem('nafas.language.v1', root.lang);
    }
  } catch {
    // Without storage there is no choice to send anybody back.
  }
};
addEventListener('click', keep, true);
addEventListener(
  HYDRATED,
  () => {
    removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  },
  { once: true },
);

// A page made at build time can be read without the scripts that make it answer. They wait in a template until it is
// painted, so that its styles and fonts have the line to themselves; on pages of words and links until somebody is about
// to use a control. A press asks for them at once.
const PATIENCE_MS = 3_000;
const findScripts = () => document.querySelector<HTMLTemplateElement>('template[data-scripts]');
const askForScripts = () => {
  const late = findScripts();
  if (late) document.head.append(late.content);
};
const askWhenPainted = () => {
  if (findScripts()?.dataset['scripts'] === 'paint' || isPersonal) askForScripts();
};
new PerformanceObserver((list, observer) => {
  if (list.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  askWhenPainted();
}).observe({ type: 'paint', buffered: true });
// A screen reader may click without a pointer or a key.
for (const type of ['pointerdown', 'keydown', 'focusin', 'click']) {
  addEventListener(type, askForScripts, { capture: true, once: true });
}
addEventListener('pointerover', ({ target }) => {
  if (target instanceof Element && target.closest('a, button, summary')) askForScripts();
});
addEventListener('DOMContentLoaded', () => {
  // A hidden page is never painted, nor is one whose styles don't come.
  if (document.hidden) askWhenPainted();
  else setTimeout(askWhenPainted, PATIENCE_MS);
});
