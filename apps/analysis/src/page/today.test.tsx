import { localDateAt } from '@nafas/insights';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';
import { settingsRow } from '../testing/rows.ts';
import { DataRoot } from '@nafas/data-service/react';
import { useDays } from '@nafas/data-service/analysis/client';

// 26 hours apart: there it is never the same date.
const [EAST, WEST] = ['Etc/GMT-14', 'Etc/GMT+12'];

function Today() {
  const state = useDays();
  return <output>{state.status === 'ready' ? state.data.today : state.status}</output>;
}

const shown = async (settings: Record<string, unknown> | null) => {
  const table = fakeTable();
  table.settings = settings;
  const view = await renderView(
    <DataRoot>
      <Today />
    </DataRoot>,
    { table },
  );
  expect(screen.getByText('loading')).toBeTruthy();
  return view;
};

test.each([EAST, WEST])('today is that of the chosen zone %s (DECISION-068)', async (time_zone) => {
  await shown(settingsRow({ time_zone }));
  expect(await screen.findByText(localDateAt(new Date(), time_zone))).toBeTruthy();
});

test('today is that of the device as long as no zone is chosen, and follows a choice', async () => {
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { table, platform } = await shown(null);
  expect(await screen.findByText(localDateAt(new Date(), device))).toBeTruthy();
  table.settings = settingsRow({ time_zone: EAST });
  platform.invalidate('settings');
  expect(await screen.findByText(localDateAt(new Date(), EAST))).toBeTruthy();
  table.settings = settingsRow({ time_zone: WEST });
  platform.invalidate('settings');
  expect(await screen.findByText(localDateAt(new Date(), WEST))).toBeTruthy();
});
