import { DEMO_CHECK_INS_KEY } from '@nafas/data-service/check-ins';
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

export const NoSuchEntry = at('/00000000-0000-4000-8000-999999999999');

/** Presses the last of some buttons. */
function press(canvas: HTMLElement, selector: string): void {
  [...canvas.querySelectorAll<HTMLElement>(selector)].at(-1)?.click();
}
