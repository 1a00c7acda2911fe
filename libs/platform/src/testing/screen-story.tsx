import { useMemo } from 'react';
import { bundledLanguage, type Language } from '../contract/values.ts';
import type { RemoteModule, ViewName } from '../remote/remote-module.ts';
import { fakePlatform } from './fake-platform.ts';
import { MountedRemote } from './MountedRemote.tsx';

/** Which screen a story shows, and what has happened before it is drawn. */
export interface ScreenOptions {
  /** The app's base address, as its feature declares it. */
  readonly basename: string;
  /** The page's address, also with a query, in each language where it differs; the base address unless given. */
  readonly path?: string | Readonly<Record<Language, string>>;
  /** The view of the app; its page unless given. */
  readonly view?: ViewName;
  /** Arranges what the shell says, before the screen is drawn. */
  readonly prepare?: (stores: ReturnType<typeof fakePlatform>['stores']) => void;
  /** Somebody who is signed in, and whose backend does not answer; otherwise the demo. */
  readonly isCutOff?: boolean;
  /** Whether ways to other addresses are gone, as to another page of the same app. */
  readonly canMove?: boolean;
  /** What a person does once the screen stands. */
  readonly act?: (canvas: HTMLElement) => void;
}

/** Storybook's context of a story, as far as it is read here. */
export interface StoryContext {
  readonly globals: Record<string, unknown>;
}

/** How long a screen may take until nothing on it is busy any more, in ms. */
const LIMIT_MS = 10_000;
/** How long a screen must stay as it is: longer than from a chunk's arrival to the skeleton it shows, in ms. */
const QUIET_MS = 500;

/**
 * A story of one screen of a feature app on the simulated data service, in Storybook's component format and in the
 * language of its toolbar. The story is done when the screen shows its content rather than its skeleton.
 */
export function screenStory(remote: RemoteModule, options: ScreenOptions) {
  return {
    parameters: { screen: true },
    render: (_args: unknown, { globals }: StoryContext) => {
      // A pseudo language is made of English.
      const language = bundledLanguage(String(globals['language']));
      return <Screen key={language} remote={remote} language={language} {...options} />;
    },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await settled(canvasElement);
      if (options.act === undefined) return;
      options.act(canvasElement);
      await settled(canvasElement);
    },
  };
}

const PAGE: ViewName = { kind: 'page' };

function Screen(props: ScreenOptions & { remote: RemoteModule; language: Language }) {
  const { remote, language, basename, path = basename, view = PAGE, prepare } = props;
  const { isCutOff = false, canMove = false } = props;
  const platform = useMemo(() => {
    const { signal } = new AbortController();
    const fake = fakePlatform({
      ...(isCutOff && { scope: { mode: 'real', userId: 'story', signal } }),
      ...(canMove && { navigate: (to) => void (typeof to === 'string' && goTo(to)) }),
    });
    const goTo = (address: string) => {
      const { pathname, search } = new URL(address, location.href);
      fake.stores.location.set({ pathname, search, hash: '', state: null, key: address });
    };
    fake.stores.language.set(language);
    goTo((typeof path === 'string' ? path : path[language]) ?? basename);
    prepare?.(fake.stores);
    return fake.platform;
  }, [language, basename, path, prepare, isCutOff, canMove]);
  return <MountedRemote remote={remote} view={view} basename={basename} platform={platform} />;
}

/** Resolves when there is something to read, nothing is busy and nothing has changed for a while. */
async function settled(canvas: HTMLElement): Promise<void> {
  const { body } = canvas.ownerDocument;
  const started = performance.now();
  let changed = started;
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
  const isBusy = () =>
    canvas.innerText.trim() === '' ||
    body.querySelector('[aria-busy="true"], [data-kind="loading"]') !== null ||
    performance.now() - changed < QUIET_MS;
  while (isBusy()) {
    if (performance.now() - started > LIMIT_MS) throw new Error('the screen stays busy');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  observer.disconnect();
}
