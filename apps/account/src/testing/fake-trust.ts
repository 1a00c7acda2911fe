import type { Row } from './fake-query.ts';

export const LINK = '11111111-1111-4111-8111-111111111111';
export const SEEN = '22222222-2222-4222-8222-222222222222';
export const TOKEN = '0123456789abcdef0123456789abcdef';

export const previewRow = (values: Row = {}): Row => ({
  ...{ state: 'shared', name: 'Layla', avatar_url: null, week_ends: '2026-11-21' },
  ...{ week: 'some', mood: 'lighter', days: 18 },
  achievements: [{ id: 'first-goal', title: { en: 'A direction', ar: 'وجهة' } }],
  ...values,
});

export const personRow = (values: Row = {}): Row => ({
  ...{ id: LINK, side: 'sees-me', name: 'Rana', avatar_url: null, since: '2026-11-03T10:00:00Z' },
  ...{ paused: false, active_today: null, word: null, word_seen: null },
  ...values,
});

/** The functions of trusted people and public profiles, with one person on either side; `asked` says what was called. */
export function fakeTrust(values: Record<string, (args: Row) => unknown> = {}) {
  const asked: [name: string, args: Row][] = [];
  const rpcs: Record<string, (args: Row) => unknown> = {
    my_trusted_people: () => [personRow(), personRow({ id: SEEN, side: 'seen', name: 'Samir' })],
    trust_preview: ({ link }) => [previewRow(link === undefined ? {} : { name: 'Samir' })],
    my_trust_invites: () => [],
    my_kind_words: () => [],
    my_mood_line: () => false,
    my_handle: () => null,
    end_trust: () => true,
    block_trusted: () => true,
    pause_trust: () => true,
    send_kind_word: () => true,
    see_kind_words: () => 0,
    set_handle: () => null,
    ...values,
  };
  const noted = Object.entries(rpcs).map(([name, run]) => [
    name,
    (args: Row) => {
      asked.push([name, args]);
      return run(args);
    },
  ]);
  return { asked, rpcs: Object.fromEntries(noted) as typeof rpcs };
}
