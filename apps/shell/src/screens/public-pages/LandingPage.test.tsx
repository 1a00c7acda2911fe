import { cleanup, screen, within } from '@testing-library/react';
import { languageName, LANGUAGES } from '@nafas/platform';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LandingPage } from './LandingPage.tsx';
import { renderPage, TEXTS } from './testing/render-page.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const nothing = () => undefined;
const show = (onDemo: () => void = nothing) => renderPage(<LandingPage onDemo={onDemo} />);

test('SHELL-024 SHELL-025 SHELL-026 SHELL-027 SHELL-033 without a session it shows hero, about, features and a footer', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Begin with a breath.');
  expect(screen.getByRole('region', { name: TEXTS.en.about.title }).id).toBe('about');
  const features = screen.getByRole('region', { name: TEXTS.en.features.title });
  expect(within(features).getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

test.each([
  [
    'en',
    'made for one person: you',
    /AI-assisted companion for emotional well-being and motivation/,
  ],
  ['ar', 'لشخص واحد: أنت', /رفيق لعافيتك النفسية وحافزك، يعينه الذكاء الاصطناعي/],
] as const)('PLATFORM-003 it says what it is: in %s', async (lang, forWhom, companion) => {
  await renderPage(<LandingPage onDemo={nothing} />, { lang });
  expect(screen.getByText(forWhom, { exact: false })).toBeTruthy();
  expect(within(screen.getByRole('contentinfo')).getByText(companion)).toBeTruthy();
});

test('SHELL-028 the progress chart is described in words and as a table', async () => {
  await show();
  const progress = screen.getByRole('region', { name: TEXTS.en.progress.title });
  expect(within(progress).getByRole('img').getAttribute('aria-label')).toMatch(/day 10/);
  expect(progress.querySelectorAll('tbody tr')).toHaveLength(30);
  expect(progress.querySelector('tbody tr:last-child')?.textContent).toBe('307.66.53.0');
});

test('SHELL-029 SHELL-030 SHELL-031 SHELL-032 three sample testimonials, each with name, role and quote', async () => {
  await show();
  const voices = screen.getByRole('region', { name: TEXTS.en.voices.title });
  const items = within(voices).getAllByRole('listitem');
  expect(items).toHaveLength(3);
  items.forEach((item, i) => {
    const voice = TEXTS.en.voices.list[i];
    if (!voice) throw new Error('no text');
    expect(within(item).getByText(voice.quote).tagName).toBe('BLOCKQUOTE');
    expect(within(item).getByText(voice.name)).toBeTruthy();
    expect(within(item).getByText(voice.role)).toBeTruthy();
  });
  expect(within(voices).getByText(/Sample stories/)).toBeTruthy();
});

test('SHELL-034 the footer has mail, telephone and address', async () => {
  await show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('hello@nafas.app').closest('a')?.href).toBe('mailto:hello@nafas.app');
  expect(footer.getByText('+962 6 555 0142').closest('a')?.href).toBe('tel:+96265550142');
  expect(footer.getByText(TEXTS.en.footer.address)).toBeTruthy();
});

test('SHELL-035 SHELL-036 Try Now leads to sign-in', async () => {
  const { router } = await show();
  const [tryNow] = screen.getAllByRole('link', { name: 'Try Now' });
  if (!tryNow) throw new Error('no Try Now');
  await userEvent.click(tryNow);
  expect(router.state.location.pathname).toBe('/auth/login');
});

test('SHELL-037 Watch Demo asks for the demo', async () => {
  const onDemo = vi.fn();
  await show(onDemo);
  await userEvent.click(screen.getByRole('button', { name: 'Watch Demo' }));
  expect(onDemo).toHaveBeenCalledOnce();
});

test('every link into the page has a target there', async () => {
  const { container } = await show();
  const anchors = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="/#"]')];
  expect(anchors.length).toBeGreaterThanOrEqual(5);
  for (const { hash } of anchors) expect(container.querySelector(hash)).not.toBeNull();
});

test('an address with a section brings it into view', async () => {
  await renderPage(<LandingPage onDemo={() => undefined} />, { path: '/#voices' });
  const into = vi.mocked(Element.prototype.scrollIntoView);
  expect(into.mock.contexts).toEqual([document.getElementById('voices')]);
});

test('Help now is one press away, in the header (DECISION-022)', async () => {
  const { router } = await show();
  const [help] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Help now' });
  if (!help) throw new Error('no Help now');
  await userEvent.click(help);
  expect(router.state.location.pathname).toBe('/help');
});

test('SHELL-089 SHELL-090 the header switches the theme and back', async () => {
  const { theme } = (await show()).runtime.preferences;
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(theme.get()).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(theme.get()).toBe('light');
});

test('the header switches the language', async () => {
  const { language } = (await show()).runtime.preferences;
  await userEvent.click(screen.getByRole('link', { name: 'العربية' }));
  expect(language.get()).toBe('ar');
});

test('its languages are behind the name of the one that is read, each a link to its own page', async () => {
  const { language } = (await show()).runtime.preferences;
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  const menu = within(screen.getByRole('menu', { name: 'Language' }));
  const items = menu.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    LANGUAGES.map((each) => languageName(each)),
  );
  expect(items[0]?.getAttribute('aria-current')).toBe('true');
  const arabic = menu.getByRole('menuitem', { name: 'العربية' });
  expect([arabic.getAttribute('href'), arabic.lang]).toEqual(['/ar/', 'ar']);
  await userEvent.click(arabic);
  expect(language.get()).toBe('ar');
});

test('a language that no native speaker has reviewed says so with its name', async () => {
  await renderPage(<LandingPage onDemo={nothing} />, { lang: 'ar' });
  await userEvent.click(screen.getByRole('button', { name: /العربية$/ }));
  const described = screen.getByRole('menuitem', { description: 'لم يراجعها بعدُ متحدّث أصلي' });
  expect([described.textContent, described.getAttribute('aria-current')]).toEqual([
    'العربية',
    'true',
  ]);
});

test('in Arabic every text and every digit is Arabic', async () => {
  await renderPage(<LandingPage onDemo={() => undefined} />, { lang: 'ar' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('كلّ هدوءٍ يبدأ بنَفَس.');
  expect(screen.getByText('© ٢٠٢٥ نَفَس')).toBeTruthy();
  const main = screen.getByRole('main');
  expect(main.textContent).not.toMatch(/[0-9]/);
  expect(main.textContent).not.toMatch(/[A-Za-z]/);
});

test('the menu of small screens holds the sections and Help now', async () => {
  const { router } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('menu'));
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'About',
    'Features',
    'Progress',
    'Voices',
    'Contact',
    ...LANGUAGES.map((each) => languageName(each)),
    expect.stringMatching(/theme/),
    'Help now',
  ]);
  await userEvent.click(menu.getByRole('menuitem', { name: 'Help now' }));
  expect(router.state.location.pathname).toBe('/help');
});
