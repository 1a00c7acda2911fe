import { addDays, ANXIOUS_WORDS, historyStart } from '@nafas/insights';
import { TOPIC, type Topic } from '../client/topics.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tables and functions whose rows the first screen shows, and the topic that each is of. */
const PARTS = {
  user_settings: TOPIC.settings,
  day_figures: TOPIC.checkIns,
  notifications: TOPIC.notifications,
  activities: TOPIC.activities,
  recommendations_shown: TOPIC.recommendations,
} as const satisfies Record<string, Topic>;

type Part = keyof typeof PARTS;

/** What the database's function `first_screen` gave. */
export interface FirstScreen {
  readonly userId: string;
  /** The first local date of figures and activities. */
  readonly since: string;
  /** The local date it was asked on. */
  readonly today: string;
  /** A part that would have been long is missing. */
  readonly parts: Partial<Record<Part, readonly unknown[]>>;
}

/** A request to PostgREST. */
export interface RestRequest {
  readonly method: string;
  /** Below `/rest/v1/`. */
  readonly path: string;
  readonly params: URLSearchParams;
  /** As JSON; only of functions. */
  readonly body?: string | undefined;
  /** The page's language. */
  readonly language?: string | undefined;
}

/** The arguments of the function `first_screen` for a local date: days from the start of the longest range on. */
export function getFirstScreenArguments(today: string) {
  return { since: historyStart('30d', today), today, anxious_words: [...ANXIOUS_WORDS] };
}

/** The outcome of the function as parts; null when it is none. */
export function toFirstScreen(
  data: unknown,
  { userId, today }: { userId: string; today: string },
): FirstScreen | null {
  if (typeof data !== 'object' || data === null) return null;
  const parts: FirstScreen['parts'] = {};
  for (const name of Object.keys(PARTS) as Part[]) {
    const rows = (data as Partial<Record<Part, unknown>>)[name];
    if (Array.isArray(rows)) parts[name] = rows as unknown[];
  }
  return { userId, today, since: getFirstScreenArguments(today).since, parts };
}

/** The topics whose parts differ between two screens. */
export function changedTopics(before: FirstScreen, now: FirstScreen): Topic[] {
  const text = (screen: FirstScreen, part: Part) => JSON.stringify(screen.parts[part]);
  return (Object.keys(PARTS) as Part[])
    .filter((part) => text(before, part) !== text(now, part))
    .map((part) => PARTS[part]);
}

const DAY_COLUMNS = [
  'local_date',
  'count',
  'mood',
  'mood_count',
  'energy',
  'energy_count',
  'stress',
  'stress_count',
  'motivation',
  'motivation_count',
  'high',
  'low',
  'worded',
  'anxious',
];

const byDate = (a: Row, b: Row) => String(a['local_date']).localeCompare(String(b['local_date']));

/** Whether the parameters, but for the columns, are exactly these. */
function areExactly(params: URLSearchParams, wanted: Readonly<Record<string, string>>): boolean {
  const given = [...params].filter(([name]) => name !== 'select');
  return (
    given.length === Object.keys(wanted).length &&
    given.every(([name, value]) => wanted[name] === value)
  );
}

/** The date of a condition such as `gte.2026-11-23`. */
function dateFrom(params: URLSearchParams): string {
  return /^gte\.(\d{4}-\d\d-\d\d)$/.exec(params.get('local_date') ?? '')?.[1] ?? '';
}

/** The arguments of a function, as PostgREST gets them; none where they can't be read. */
function parseArguments(body: string): Record<string, unknown> {
  try {
    const given: unknown = JSON.parse(body);
    return typeof given === 'object' && given !== null ? { ...given } : {};
  } catch {
    return {};
  }
}

/** Whether the screen's notifications are in a language: English, Arabic and the account's are all it brings. */
export function hasNotificationsIn({ parts }: FirstScreen, language: string): boolean {
  const [settings] = (parts.user_settings ?? []) as readonly Row[];
  return ['en', 'ar', settings?.['language']].includes(language);
}

const PAGE = { offset: '0', limit: '500' };

const READERS: Record<
  Part,
  (screen: FirstScreen, request: RestRequest) => readonly Row[] | undefined
> = {
  user_settings({ userId, parts }, { params }) {
    const rows = parts.user_settings as readonly Row[] | undefined;
    return areExactly(params, { user_id: `eq.${userId}` }) ? rows : undefined;
  },
  day_figures({ since, parts }, { body = '' }) {
    const { from_date: from, ...rest } = parseArguments(body);
    const others = { to_date: null, most: null, without: [], anxious_words: ANXIOUS_WORDS };
    if (typeof from !== 'string' || from < since) return undefined;
    if (JSON.stringify(rest) !== JSON.stringify(others)) return undefined;
    return (parts.day_figures as readonly (readonly unknown[])[] | undefined)
      ?.map((row) => Object.fromEntries(DAY_COLUMNS.map((name, place) => [name, row[place]])))
      .filter((row) => String(row['local_date']) >= from);
  },
  notifications(screen, { params, language }) {
    if (language !== undefined && !hasNotificationsIn(screen, language)) return undefined;
    const rows = screen.parts.notifications as readonly Row[] | undefined;
    return areExactly(params, { order: 'time.desc,id.desc', limit: '200' }) ? rows : undefined;
  },
  activities({ since, parts }, { params }) {
    const from = dateFrom(params);
    if (from < since) return undefined;
    const rows = (parts.activities as readonly Row[] | undefined)?.filter(
      (row) => String(row['local_date']) >= from,
    );
    const local_date = `gte.${from}`;
    const inTime = { local_date, order: 'occurred_at.asc,id.asc', ...PAGE };
    if (areExactly(params, inTime)) return rows;
    const inDays = { local_date, order: 'local_date.asc', limit: '500' };
    return areExactly(params, inDays) ? rows?.toSorted(byDate) : undefined;
  },
  recommendations_shown({ today, parts }, { params }) {
    const from = dateFrom(params);
    const wanted = { local_date: `gte.${from}`, order: 'shown_at.asc,id.asc', ...PAGE };
    // Of yesterday's screen, today's are not known to be none.
    if (from !== today || !areExactly(params, wanted)) return undefined;
    return (parts.recommendations_shown as readonly Row[] | undefined)?.filter(
      (row) => String(row['local_date']) >= from,
    );
  },
};

const findPart = ({ method, path }: RestRequest): Part | undefined => {
  const isFunction = path === 'rpc/day_figures';
  const name = isFunction ? 'day_figures' : path;
  if (method !== (isFunction ? 'POST' : 'GET')) return undefined;
  return Object.hasOwn(PARTS, name) && isFunction === (name === 'day_figures')
    ? (name as Part)
    : undefined;
};

/** Whether a request may have its answer in a first screen, and so may wait for it. */
export function isFirstScreenRequest(request: RestRequest): boolean {
  return findPart(request) !== undefined;
}

/** The rows that the backend would answer a request with; undefined where the screen can't tell. */
export function answerFromScreen(
  screen: FirstScreen,
  request: RestRequest,
): readonly Row[] | undefined {
  const part = findPart(request);
  if (part === undefined) return undefined;
  const rows = READERS[part](screen, request);
  const columns = request.params.get('select')?.split(',');
  if (rows === undefined || columns === undefined) return rows;
  const knowsAll = rows.every((row) => columns.every((name) => Object.hasOwn(row, name)));
  if (!knowsAll) return undefined;
  return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
}

/** Whether what was kept is a screen of this person, and of today or the days before it. */
export function isOwnScreen(
  value: unknown,
  { userId, today }: { userId: string; today: string },
): value is FirstScreen {
  if (typeof value !== 'object' || value === null) return false;
  const { userId: whose, since, today: day, parts } = value as Partial<Record<string, unknown>>;
  return (
    whose === userId &&
    typeof since === 'string' &&
    typeof day === 'string' &&
    day <= today &&
    day >= addDays(today, -KEPT_DAYS) &&
    typeof parts === 'object' &&
    parts !== null
  );
}

/** A screen of longer ago says too little of today. */
const KEPT_DAYS = 7;
