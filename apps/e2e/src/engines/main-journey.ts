import { expect } from '@playwright/test';
import type { Person } from '../support/people.ts';
import type { Tab } from './tab.ts';
import { words, type Language } from './words.ts';

const DAYS_LEFT = {
  en: { five: /5 more days/, four: /4 more days/ },
  ar: { five: /٥ أيام أخرى/, four: /٤ أيام أخرى/ },
} as const;

/** Sets a slider with the keys that a keyboard has for it. Up is more in every engine; whether right is, in Arabic, is not. */
async function setSlider(tab: Tab, name: string, value: number): Promise<void> {
  const slider = await tab.find('slider', name);
  await slider.keys('Home', ...Array.from({ length: value }, () => 'ArrowUp' as const));
}

/** From the landing page to an account: what everything else needs. Ends on the dashboard. */
export async function signUp(tab: Tab, url: string, language: Language, person: Person) {
  const says = words(language);
  await tab.driver.open(language === 'ar' ? `${url}/ar/` : url);
  await tab.follow(says('shell/public', 'tryNow'), `${url}/auth/login`);
  await tab.follow(says('auth/app', 'signIn.register'), `${url}/auth/register`);
  await tab.fill(says('auth/app', 'field.name'), person.name);
  await tab.fill(says('auth/app', 'field.email'), person.email);
  await tab.fill(says('auth/app', 'field.password'), person.password);
  await tab.fill(says('auth/app', 'field.confirmPassword'), person.password);
  const terms = `return document.querySelector('[type=checkbox]')`;
  // The form grows above it, so a press may miss. By keyboard Firefox’s driver sends the space but ticks nothing.
  await tab.until('agreement to the terms', async () => {
    await (await tab.driver.find(terms))?.click();
    return tab.driver.find(`return document.querySelector('[type=checkbox]:checked')`);
  });
  await tab.press('button', says('auth/app', 'register.submit'));
  await tab.arrivesAt(`${url}/dashboard`);
}

/** Stores a first check-in from the dashboard, agreeing to it. */
async function checkIn(tab: Tab, language: Language) {
  const says = words(language);
  // Views that still come move the button while it is being pressed: the press met what stands in the header.
  await tab.losesSightOf('[data-state="loading"], [aria-busy="true"]');
  await tab.press('button', says('analysis/app', 'progress.newAnalysis'));
  await setSlider(tab, says('analysis/app', 'new.mood'), 8);
  await setSlider(tab, says('analysis/app', 'new.energy'), 6);
  await setSlider(tab, says('analysis/app', 'new.stress'), 3);
  const notes = says('analysis/app', 'new.notes');
  await tab.press('button', `${notes} ${says('analysis/app', 'new.notesHint')}`);
  await tab.fill(notes, language === 'ar' ? 'شاي على الشرفة.' : 'Tea.');
  const agree = says('analysis/app', 'new.consent.agree');
  await tab.pressUntil('button', says('analysis/app', 'new.submit'), agree, () =>
    tab.has('button', agree),
  );
  await tab.press('button', agree);
  await tab.sees(says('analysis/app', 'new.sent'));
  await tab.losesSightOf('dialog[open]');
}

/** Scrolls a long page, goes to another and back: to where it was. */
async function comeBack(tab: Tab, language: Language) {
  const says = words(language);
  const goTo = (path: string) =>
    tab.driver.run(
      `document.querySelector('nav a[href="/dashboard/' + arguments[0] + '"]').click()`,
      path,
    );
  // The address changes before the page that is left does.
  const isScrolledTo = (top: number, title: string) =>
    tab.until(`${top} px of ${title}`, async () =>
      Boolean(
        await tab.driver.run(
          `return Math.round(scrollY) === arguments[0]
            && document.querySelector('main h1')?.textContent === arguments[1]`,
          top,
          title,
        ),
      ),
    );
  const [settings, profile] = [
    says('account/app', 'settings.title'),
    says('account/app', 'profile.title'),
  ];
  await goTo('settings');
  await isScrolledTo(0, settings);
  await tab.sees(says('account/app', 'settings.save'));
  await tab.driver.run('scrollTo(0, 600)');
  await isScrolledTo(600, settings);
  await goTo('profile');
  await isScrolledTo(0, profile);
  await tab.driver.run('history.back()');
  await isScrolledTo(600, settings);
}

/** From the landing page to a check-in that outlives a reload, signing out and signing in. */
export async function mainJourney(tab: Tab, url: string, language: Language, person: Person) {
  const says = words(language);
  const { five, four } = DAYS_LEFT[language];
  await signUp(tab, url, language, person);
  await tab.sees(five);
  await checkIn(tab, language);
  await tab.sees(four);
  // A browser's first worker is no new version, though WebKit tells of it as of one.
  expect(await tab.text()).not.toContain(says('shell/shell', 'update.ready'));
  await comeBack(tab, language);
  await tab.driver.run('history.go(-1)');
  await tab.arrivesAt(`${url}/dashboard`);
  await tab.driver.reload();
  await tab.sees(four);
  await tab.press('button', says('shell/shell', 'logout'));
  await tab.arrivesAt(`${url}/auth/login`);
  await tab.fill(says('auth/app', 'field.email'), person.email);
  await tab.fill(says('auth/app', 'field.password'), person.password);
  await tab.press('button', says('auth/app', 'signIn.submit'));
  await tab.arrivesAt(`${url}/dashboard`);
  await tab.sees(four);
}
