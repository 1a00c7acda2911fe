// Runs before the first paint, ahead of everything else, so it imports nothing and stays small. What it reads is what
// preferences/preferences.ts, session/stored-session.ts and session/remember-me.ts write.
const root = document.documentElement;
const { pathname, search, hash } = location;
const isPublic = root.dataset['public'] !== undefined;

/**
 * Whether the page as it was made is not the one of this person: its header knows neither them nor their theme, nor the
 * local builds (loader/overrides) that run in this browser.
 */
let isPersonal = false;
try {
  const theme = localStorage.getItem('nafas.theme.v1') === 'dark' ? 'dark' : 'light';
  root.dataset['theme'] = theme;
  const isKnown = isSignedIn();
  const isOverridden =
    search.includes('nafas-override') || localStorage.getItem('nafas.overrides.v1') !== null;
  isPersonal = isKnown || theme === 'dark' || isOverridden;
  const isArabic = localStorage.getItem('nafas.language.v1') === 'ar';
  if (isPublic && /^\/(ar\/?)?$/.test(pathname) && isKnown) location.replace('/dashboard');
  else if (isPublic && isArabic && root.lang === 'en') {
    location.replace(`/ar${pathname}${search}${hash}`);
  } else if (!isPublic && isArabic) {
    root.lang = 'ar';
    root.dir = 'rtl';
  }
} catch {
  // Without storage there is nothing to follow.
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

// A press before the page answers is not lost. On a button: the last one is made again. On the link to the other
// language, whose page would send back who has chosen this one: the choice is kept, and so is the rest of the address.
// On a link of an Arabic page into the app, whose address names no language: the language of the page goes along.
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
    const isIntoApp = link.origin === location.origin && !/^\/ar(\/|$)/.test(link.pathname);
    const chosen = localStorage.getItem('nafas.language.v1');
    if (link.hreflang) localStorage.setItem('nafas.language.v1', link.hreflang);
    else if (isPublic && root.lang === 'ar' && isIntoApp && chosen === null) {
      localStorage.setItem('nafas.language.v1', 'ar');
    }
  } catch {
    // Without storage there is no choice to send anybody back.
  }
};
addEventListener('click', keep, true);
addEventListener(
  'nafas-hydrated',
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

// A script of its own, not a module: nothing of it is to be global.
export {};
