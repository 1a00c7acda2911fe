import type { BundledLanguage } from '@nafas/platform';
import { expect, type Page } from '@playwright/test';
import { type Say, sayIn } from '../support/say.ts';

/** A page in one of its states, as somebody comes to see it. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** Whether it is seen in the demo; else by a visitor. */
  readonly isDemo: boolean;
  /** Brings the page into the state, pressing its controls by their names in its language. */
  readonly reach?: (page: Page, say: Say) => Promise<void>;
}

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

const publicPage = (path: string, more: Partial<State> = {}): State => ({
  name: path,
  path,
  isDemo: false,
  ...more,
});
const demoPage = (path: string, more: Partial<State> = {}): State => ({
  name: path,
  path,
  isDemo: true,
  ...more,
});

/** Every page, and what opens in it. */
export const STATES: readonly State[] = [
  ...['/', '/help', '/terms', '/privacy', '/nowhere'].map((path) => publicPage(path)),
  ...['/auth/login', '/auth/register', '/auth/forgot'].map((path) => publicPage(path)),
  publicPage('/auth/callback?error=access_denied'),
  publicPage('/with'),
  publicPage('/p'),
  publicPage('/auth/reset'),
  publicPage('/auth/confirm?token_hash=none&type=email_change'),
  publicPage('/auth/login', {
    name: 'sign-in with its errors',
    reach: (page, say) => press(page, say('Sign In')),
  }),
  publicPage('/auth/register', {
    name: 'sign-up with its errors',
    reach: (page, say) => press(page, say('Create Account')),
  }),
  ...[
    '/dashboard',
    '/dashboard/emotional-analysis',
    '/dashboard/emotional-analysis?tab=trends',
    '/dashboard/emotional-analysis?tab=links',
    '/dashboard/week',
    '/dashboard/report',
    '/dashboard/journal',
    '/dashboard/journal?view=month',
    '/dashboard/journal?view=year',
    '/dashboard/companion',
    '/dashboard/exercises',
    '/dashboard/exercises/box-breathing',
    '/dashboard/thought-records',
    '/dashboard/safety-plan',
    '/dashboard/motivation-hub',
    '/dashboard/motivation-hub?tab=achievements',
    '/dashboard/motivation-hub?tab=chat',
    '/dashboard/real-time-assistance',
    '/dashboard/real-time-assistance?source=voice',
    '/dashboard/real-time-assistance?source=text',
    '/dashboard/profile',
    '/dashboard/settings',
    '/dashboard/settings/import',
    '/dashboard/settings/people',
    '/dashboard/settings/people/00000000-0000-4000-a000-000000000012',
    '/dashboard/notifications',
    '/dashboard/report/nowhere',
  ].map((path) => demoPage(path)),
  demoPage('/dashboard', {
    name: 'New Analysis',
    reach: async (page, say) => {
      await press(page, say('New Analysis'));
      await press(page, say('Words', 'begins'));
      await expect(page.getByRole('slider')).toHaveCount(3);
    },
  }),
  demoPage('/dashboard', {
    name: 'the consent to check-ins',
    reach: async (page, say) => {
      await press(page, say('New Analysis'));
      await page.getByRole('slider', { name: say('Mood') }).press('6');
      await press(page, say('Save analysis'));
      await expect(page.getByRole('button', { name: say('Agree and save') })).toBeVisible();
    },
  }),
  demoPage('/dashboard', {
    name: 'a chart as a table',
    reach: (page, say) => press(page, say('View as table')),
  }),
  demoPage('/dashboard', {
    name: 'the notification panel',
    reach: async (page, say) => {
      await press(page, say('Notifications, {{count, number}} unread'));
      await expect(page.getByRole('dialog', { name: say('Notifications') })).toBeVisible();
    },
  }),
  demoPage('/dashboard', {
    name: 'the command palette',
    reach: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  }),
  demoPage('/dashboard/motivation-hub', {
    name: 'New Goal with its errors',
    reach: async (page, say) => {
      await press(page, say('New Goal'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Create goal') })
        .click();
    },
  }),
  demoPage('/dashboard/motivation-hub', {
    name: 'a new habit with its errors',
    reach: async (page, say) => {
      await press(page, say('New Goal'));
      await page.getByRole('radio', { name: say('A habit') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Create habit') })
        .click();
    },
  }),
  demoPage('/dashboard/motivation-hub', {
    name: 'the days of a habit',
    reach: (page, say) => press(page, say('Other days of {{title}}')),
  }),
  demoPage('/dashboard/real-time-assistance?source=text', {
    name: 'a reading of a text',
    reach: async (page, say) => {
      await page.getByRole('textbox').fill('Stressed about the exam');
      await press(page, say('Read my words'));
      await page.locator('[data-reading] summary').click();
    },
  }),
  demoPage('/dashboard/real-time-assistance', {
    name: 'the mindfulness exercise',
    reach: async (page, say) => {
      await press(page, say('{{n}} minutes'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Start') })
        .click();
    },
  }),
];

export interface Look {
  readonly language: BundledLanguage;
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

/** Opens a page in its state and waits until nothing in it is loading or moving. */
export async function openState(page: Page, url: string, state: State, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(
    ({ language, theme, isDemo }) => {
      localStorage.setItem('nafas.language.v1', language);
      localStorage.setItem('nafas.theme.v1', theme);
      if (isDemo) sessionStorage.setItem('nafas.demo.v1', 'on');
    },
    { ...look, isDemo: state.isDemo },
  );
  await page.goto(url + state.path);
  const settled = async () => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(
      page.locator('[data-state="loading"], [aria-busy="true"], [data-kind="loading"]'),
    ).toHaveCount(0);
  };
  await settled();
  if (state.reach === undefined) return;
  await state.reach(page, sayIn(look.language));
  await settled();
}
