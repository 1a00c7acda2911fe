import {
  answerFromScreen,
  type RestRequest,
  changedTopics,
  type FirstScreen,
  isOwnScreen,
  isFirstScreenRequest,
  hasNotificationsIn,
  openDeviceStore,
  TOPIC,
} from '@nafas/data-service/first-screen';
import type { PlatformV1, Scope } from '@nafas/platform';

/** So long an answer counts as of now; and so long a request waits for one that is on its way. */
const FRESH_MS = 10_000;
const PATIENCE_MS = 4_000;
/** After a write the screen is asked for anew, once nothing has been written for so long. */
const RENEW_MS = 5_000;

const REST = '/rest/v1/';
const READING = new Set(['rpc/day_figures', 'rpc/first_screen', 'rpc/ensure_profile']);
/** Nothing else of the screen follows from these, and showing it writes them. */
const BY_THEMSELVES = new Set(['recommendations_shown']);
/** These write settings: what acts on them, such as the shell's language, must not find those of before again. */
const SETTINGS = new Set(['user_settings', 'rpc/merge_settings']);

/** Where a screen is wanted, and how it is had. */
export interface EarlyScope {
  readonly scope: Scope;
  readonly platform: Pick<PlatformV1, 'invalidate' | 'language'>;
  /** Whether the page at hand shows it. */
  readonly isShown: boolean;
  /** The person's date. */
  today(): string;
  /** Asks the backend; null when it has no such function, or can't be reached. */
  load(today: string): Promise<FirstScreen | null>;
}

/**
 * Answers that came before their questions: what the first screen shows is asked for in one request while its code is
 * loading, and the requests that the code then makes are answered from it. An app knows nothing of it; what can't be
 * answered goes to the backend as ever.
 */
export interface EarlyAnswers {
  /**
   * Asks for the screen of a person. What their device kept of it answers meanwhile, and without a network. A page that does
   * not show it asks only, after a while, where nothing is kept.
   */
  begin(wanted: EarlyScope): void;
  /**
   * The answer to a request of the client, if there is one. What writes ends all that may follow from it. What the device keeps
   * stays until it can be read again, since there may be no network to read it with: only settings and what is removed end it.
   */
  answer(url: string, init?: RequestInit): Promise<Response | undefined>;
  /** Something of a topic changed: the backend is asked again. */
  drop(topic: string): void;
  /**
   * Waits until answers are what the backend says now, or it can't say: for who would act on the settings of the last
   * visit, and not only show them until they are told otherwise.
   */
  confirmed(): Promise<void>;
}

interface Held {
  readonly screen: Promise<FirstScreen | null>;
  /** Tables that were written since. */
  written: Set<string>;
  /** What is kept is not as it is any more, and may have to be forgotten at once. */
  onWrite(forgets: boolean): void;
}

/** @param openStore opens where a person's last screen is kept, sealed, until nobody is signed in (session/forget-people.ts) */
export function createEarlyAnswers(openStore = openDeviceStore): EarlyAnswers {
  let held: Held | null = null;
  /** Counts what ended answers, for those that were waiting. */
  let drops = 0;
  let confirming = Promise.resolve();
  let language: () => string = () => '';
  /** The screen that answered with notifications, which are not in every language there. */
  let told: FirstScreen | null = null;

  function end(forgets: boolean): void {
    if (held === null) return;
    drops++;
    // It answers nothing any more, and what is written next ends what was kept since.
    held = { ...held, screen: Promise.resolve(null), written: new Set() };
    held.onWrite(forgets);
  }

  function begin({ scope, platform, isShown, today, load }: EarlyScope): void {
    const { userId, signal, isRemembered } = scope;
    if (userId === null || signal.aborted) return;
    language = () => platform.language.get();
    told = null;
    const kept = isRemembered ? openStore(`nafas.first-screen.${userId}`, signal) : null;
    let renewal: ReturnType<typeof setTimeout> | undefined;

    const ask = () => load(today()).catch(() => null);
    // Where nothing can be kept, the backend is asked, as ever.
    const keep = (screen: FirstScreen | null) => void kept?.write(screen).catch(() => undefined);
    async function read(): Promise<FirstScreen | null> {
      const value = await kept?.read().catch(() => null);
      return isOwnScreen(value, { userId: userId ?? '', today: today() }) ? value : null;
    }
    async function renew(): Promise<void> {
      const mine = renewal;
      const screen = await ask();
      // What was written meanwhile may be missing in it, and has its own renewal.
      if (screen && !signal.aborted && renewal === mine) keep(screen);
    }
    function onWrite(forgets: boolean): void {
      if (kept === null || signal.aborted) return;
      if (forgets) keep(null);
      clearTimeout(renewal);
      renewal = setTimeout(() => void renew(), RENEW_MS);
    }
    function hold(screen: Promise<FirstScreen | null>): Held {
      const made = { screen, onWrite, written: new Set<string>() };
      held = made;
      return made;
    }
    async function follow(first: Held): Promise<void> {
      const [known, screen] = await Promise.all([before, asked]);
      if (signal.aborted || held !== first) return;
      if (screen) {
        const changed = known ? changedTopics(known, screen) : [];
        // What is invalidated is asked for again, and has its answer here, as soon as those who follow were told.
        held = null;
        for (const topic of changed) platform.invalidate(topic);
        if (first.written.size === 0) keep(screen);
        hold(Promise.resolve(screen)).written = first.written;
      }
      const last = held;
      setTimeout(() => {
        if (held === last) hold(Promise.resolve(null));
      }, FRESH_MS);
    }

    signal.addEventListener('abort', () => {
      clearTimeout(renewal);
      held = null;
      told = null;
      confirming = Promise.resolve();
    });
    if (!isShown) {
      if (kept === null) return;
      hold(Promise.resolve(null));
      // Somebody who has just signed in goes to the screen without loading the page anew.
      void read().then((known) => {
        if (known === null) onWrite(false);
      });
      return;
    }
    const asked = ask();
    const before = read();
    confirming = follow(hold(before.then((known) => known ?? asked)));
    const stopListening = platform.language.subscribe(() => {
      if (told && !hasNotificationsIn(told, language())) platform.invalidate(TOPIC.notifications);
    });
    signal.addEventListener('abort', stopListening);
  }

  async function answer(url: string, init: RequestInit = {}): Promise<Response | undefined> {
    const now = held;
    if (now === null) return undefined;
    const asked = { ...toRestRequest(url, init), language: language() };
    if (isWrite(asked)) {
      if (BY_THEMSELVES.has(asked.path)) {
        now.written.add(asked.path);
        now.onWrite(false);
      } else end(SETTINGS.has(asked.path) || asked.method === 'DELETE');
      return undefined;
    }
    if (!isFirstScreenRequest(asked)) return undefined;
    const dropsBefore = drops;
    const screen = await Promise.race([now.screen, nothingAfter(PATIENCE_MS)]);
    const isStill = held !== null && drops === dropsBefore;
    const isGood = screen !== null && isStill && !now.written.has(asked.path);
    const rows = isGood ? answerFromScreen(screen, asked) : undefined;
    if (rows && asked.path === TOPIC.notifications) told = screen;
    return rows && Response.json(rows);
  }

  const drop = (topic: string) => end(topic === TOPIC.settings);

  return { begin, answer, drop, confirmed: () => confirming };
}

const nothingAfter = (ms: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

function toRestRequest(url: string, { method = 'GET', body }: RequestInit): RestRequest {
  const { pathname, searchParams: params } = new URL(url);
  const at = pathname.indexOf(REST);
  const path = at === -1 ? '' : pathname.slice(at + REST.length);
  return { method, path, params, body: typeof body === 'string' ? body : undefined };
}

function isWrite({ method, path }: RestRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && !READING.has(path);
}
