import { loadScreening } from '@nafas/care-react';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeGoals } from '../testing/fake-goals.ts';
import { renderPage, createGoalRow } from '../testing/render-page.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () =>
  screen.getAllByRole('tab').filter((each) => each.getAttribute('aria-selected') === 'true');

describe('the tabs of the hub', () => {
  test('are goals, achievements and chat, each a link that leads there (MOTIVATION-007, MOTIVATION-008, MOTIVATION-009)', async () => {
    const page = await renderPage();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Goals',
      'Achievements',
      'Chat',
    ]);
    expect(selected()).toEqual([tab('Goals')]);
    await page.user.click(tab('Achievements'));
    expect(page.address()).toBe('/dashboard/motivation-hub?tab=achievements');
    const panel = screen.getByRole('tabpanel', { name: 'Achievements' });
    expect(await within(panel).findByRole('heading', { level: 2 })).toBeTruthy();
    await page.user.click(tab('Chat'));
    expect(page.address()).toBe('/dashboard/motivation-hub?tab=chat');
    await page.user.click(tab('Goals'));
    expect(page.address()).toBe('/dashboard/motivation-hub');
  });

  test('are opened by their address (MOTIVATION-005)', async () => {
    await renderPage({ search: '?tab=chat' });
    expect(selected()).toEqual([tab('Chat')]);
    expect(await screen.findByRole('textbox', { name: 'Write to Nafas' })).toBeTruthy();
  });

  test('an address with a tab that is none shows the goals', async () => {
    await renderPage({ search: '?tab=secrets' });
    expect(selected()).toEqual([tab('Goals')]);
  });

  test('follow the arrow keys, in Arabic along the line of reading', async () => {
    const page = await renderPage({ language: 'ar' });
    tab('الأهداف').focus();
    await page.user.keyboard('{ArrowLeft}');
    expect(selected()).toEqual([tab('الإنجازات')]);
    expect(document.activeElement).toBe(tab('الإنجازات'));
    await page.user.keyboard('{End}');
    expect(selected()).toEqual([tab('المحادثة')]);
  });
});

test('the mindfulness exercise is a press away (MOTIVATION-004)', async () => {
  const page = await renderPage();
  await page.user.click(screen.getByRole('button', { name: 'Mindful breathing' }));
  expect(page.calls.opened).toEqual(['assistance.breathe']);
});

describe('the filters and the order of the goals', () => {
  async function mixed() {
    const rows = [
      createGoalRow({ title: 'Later', deadline: '2999-01-01' }, 70),
      createGoalRow({ title: 'Done' }, 100),
      createGoalRow({ title: 'Soon' }, 20),
    ];
    const page = await renderPage({ table: fakeGoals(rows) });
    await screen.findByText('Soon');
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
    return { ...page, titles };
  }

  test('count and show what they say', async () => {
    const { user, titles } = await mixed();
    expect(titles()).toEqual(['Soon', 'Later', 'Done']);
    const chip = (name: RegExp) => screen.getByRole('button', { name });
    await user.click(chip(/^In progress\s*2/));
    expect(titles()).toEqual(['Soon', 'Later']);
    expect(chip(/^In progress/).getAttribute('aria-pressed')).toBe('true');
    await user.click(chip(/^Done\s*1$/));
    expect(titles()).toEqual(['Done']);
    await user.click(chip(/^All\s*3/));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort goals' }), 'furthest');
    expect(titles()).toEqual(['Done', 'Later', 'Soon']);
  });

  test('that show nothing say so, and the way to a new goal stays', async () => {
    const { user } = await renderPage({ table: fakeGoals([createGoalRow()]) });
    await screen.findByText('Walk');
    await user.click(screen.getByRole('button', { name: /^Done/ }));
    expect(screen.getByText('Nothing done yet. There is no hurry.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add something small' })).toBeTruthy();
  });
});

test('a completed goal says since when, in place of its deadline', async () => {
  const [done, open] = [
    createGoalRow({ title: 'Read' }, 100),
    createGoalRow({ title: 'Walk' }, 40),
  ];
  const table = fakeGoals([done, open]);
  const at = { progress: 100, recorded_at: '2025-11-16T12:00:00+00:00' };
  table.others = {
    goal_progress: [
      { ...at, goal_id: done.id },
      { ...at, goal_id: open.id },
    ],
  };
  await renderPage({ table });
  const card = (name: string) => within(screen.getByRole('article', { name }));
  await screen.findByText('Done Nov 16, 2025');
  expect(card('Read').getByText('Done Nov 16, 2025')).toBeTruthy();
  expect(card('Read').queryByText(/^Due/)).toBeNull();
  // It was completed once and is not any more.
  expect(card('Walk').getByText(/^Due/)).toBeTruthy();
});

describe('heavy words in a goal', () => {
  async function write(description: string, title = 'A way out') {
    const page = await renderPage({ table: fakeGoals([createGoalRow()]) });
    await screen.findByText('Walk');
    await page.user.click(screen.getByRole('button', { name: 'New Goal' }));
    await page.user.type(screen.getByRole('textbox', { name: /^Title/ }), title);
    await page.user.type(screen.getByRole('textbox', { name: /^Description/ }), description);
    return page;
  }

  test('are met with an offer of help that holds up nothing and stays after saving', async () => {
    const page = await write('I want to die');
    const dialog = within(screen.getByRole('dialog'));
    // The screen is loaded once something is written.
    const help = await dialog.findByRole('link', { name: 'Help now' });
    expect(help.getAttribute('href')).toBe('/help');
    await page.user.click(dialog.getByRole('button', { name: 'Create goal' }));
    await screen.findByRole('article', { name: 'A way out' });
    expect(page.enqueued).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Help now' })).toBeTruthy();
    expect(JSON.stringify([page.calls.reported, page.calls.notices])).not.toContain('die');
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('link', { name: 'Help now' })).toBeNull();
  });

  test('ordinary words are met with nothing', async () => {
    await write('More sleep', 'Early nights');
    await loadScreening();
    expect(screen.queryByRole('link', { name: 'Help now' })).toBeNull();
  });
});
