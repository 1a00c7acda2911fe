import {
  changedCheckIn,
  checkInCodec,
  DEMO_CHECK_INS_KEY,
  newCheckIn,
} from '@nafas/data-service/check-ins';
import { screenStory } from '@nafas/platform/testing';
import feature from './feature.ts';
import remote from './remote.ts';

export default { title: 'Screens/Journal' };

const { basename } = feature;
const at = (query: string) => screenStory(remote, { basename, path: basename + query });

export const Page = screenStory(remote, { basename });

export const Search = screenStory(remote, {
  basename,
  path: { en: `${basename}?q=sea`, ar: `${basename}?q=بحر` },
});

export const Filtered = at('?mood=5&notes');

export const NothingFound = screenStory(remote, {
  basename,
  path: { en: `${basename}?q=snowstorm`, ar: `${basename}?q=عاصفة ثلجية` },
});

export const Empty = {
  ...screenStory(remote, { basename }),
  beforeEach() {
    sessionStorage.setItem(DEMO_CHECK_INS_KEY, '[]');
    return () => sessionStorage.removeItem(DEMO_CHECK_INS_KEY);
  },
};

export const Selecting = screenStory(remote, {
  basename,
  act(canvas) {
    press(canvas, '[role="status"] + span > button');
  },
});

export const Offline = screenStory(remote, {
  basename,
  prepare: ({ connectivity }) => connectivity.set('offline'),
});

export const Month = at('?view=month');

export const Year = at('?view=year');

/** One of the sample's, with words, tags and a note. */
const ENTRY = '00000000-0000-4000-8000-000000000309';

export const Entry = at(`/${ENTRY}`);

export const Editing = screenStory(remote, {
  basename,
  path: `${basename}/${ENTRY}`,
  act: (canvas) => canvas.querySelector<HTMLElement>('button')?.click(),
});

export const Deleted = {
  ...screenStory(remote, {
    basename,
    path: `${basename}/${ENTRY}`,
    canMove: true,
    act: (canvas) => press(canvas, '[aria-label="Delete entry"], [aria-label="حذف التسجيل"]'),
  }),
  // The next story has it again.
  beforeEach: () => () => sessionStorage.removeItem(DEMO_CHECK_INS_KEY),
};

/** Written on this device while it was changed on another one. */
export const Conflict = screenStory(remote, {
  basename,
  path: `${basename}/${ENTRY}`,
  prepare({ conflicts }) {
    const made = newCheckIn({
      ...{
        mood: 9,
        energy: 6,
        stress: 2,
        words: ['proud'],
        tags: ['walk'],
        timeZone: 'Asia/Riyadh',
      },
      ...{ notes: 'The sea was flat as paper.', now: new Date('2026-11-18T18:30:00Z') },
    });
    const theirs = { ...made, id: ENTRY, version: 2 };
    const mine = changedCheckIn(theirs, { notes: 'The sea was flat as paper, and we stayed.' });
    const { table, toRow } = checkInCodec;
    conflicts.set([
      {
        id: 'one',
        writes: [{ op: 'update', table, topic: table, row: toRow(mine), expectedVersion: 1 }],
        theirs: toRow(theirs),
      },
    ]);
  },
});

export const Failed = screenStory(remote, { basename, isCutOff: true });

export const FailedMonth = screenStory(remote, {
  basename,
  path: `${basename}?view=month`,
  isCutOff: true,
});

export const NoSuchEntry = at('/00000000-0000-4000-8000-999999999999');

// Drawn at 390 and 1440 px: by their names.
export const PhoneList = at('');
export const PhoneEntry = at(`/${ENTRY}`);
export const PhoneMonth = at('?view=month');
export const PhoneYear = at('?view=year');
export const DesktopList = at('');
export const DesktopEntry = at(`/${ENTRY}`);
export const DesktopMonth = at('?view=month');
export const DesktopYear = at('?view=year');

/** Presses the last of some buttons. */
function press(canvas: HTMLElement, selector: string): void {
  [...canvas.querySelectorAll<HTMLElement>(selector)].at(-1)?.click();
}
