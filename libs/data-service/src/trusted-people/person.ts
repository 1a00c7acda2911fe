import { instant } from '../instant.ts';
import { rowReader } from '../row-codec.ts';
import { z } from '../zod.ts';

/** The six kind words; there is no free text between people. */
export const KIND_WORDS = ['thinking', 'here', 'rest', 'walk', 'tea', 'no-answer'] as const;

/** Which of the kind words; screens say it in the reader's language. */
export type KindWordName = (typeof KIND_WORDS)[number];

const kind = z.enum(KIND_WORDS);

/** Answers of the function `my_trusted_people`; see `RowReader`. Throws DataError `invalid`. */
export const personReader = rowReader({
  table: 'my_trusted_people',
  what: 'a trusted person',
  schema: z.object({
    /** Of the link between the two; of a blocked person, that of the block. */
    id: z.guid(),
    /** `sees-me`: they see the user. `seen`: the user sees them. `blocked`: by the user. */
    side: z.enum(['sees-me', 'seen', 'blocked']),
    name: z.string(),
    avatarUrl: z.nullable(z.string()),
    /** ISO 8601 in UTC. */
    since: instant,
    /** By the user; a link from the other side tells of no pause. */
    paused: z.boolean(),
    /** Null unless both show it. */
    activeToday: z.nullable(z.boolean()),
    /** What the user sent last, to somebody they see. */
    word: z.nullable(kind),
    /** Whether it was seen; null unless they give receipts. */
    wordSeen: z.nullable(z.boolean()),
  }),
});

/** Somebody on the other side of a link, or of a block. */
export type TrustedPerson = ReturnType<typeof personReader.ofRow>;

/** Answers of the function `my_trust_invites`; see `RowReader`. Throws DataError `invalid`. */
export const inviteReader = rowReader({
  table: 'my_trust_invites',
  what: 'an invitation',
  schema: z.object({ id: z.guid(), expiresAt: instant }),
});

/** A link for one person that nobody took yet. Its token is not known any more. */
export type Invite = ReturnType<typeof inviteReader.ofRow>;

/** The answer of the function `make_trust_invite`; see `RowReader`. Throws DataError `invalid`. */
export const madeInviteReader = rowReader({
  table: 'make_trust_invite',
  what: 'a new invitation',
  schema: z.object({
    id: z.guid(),
    /** Told this once. */
    token: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    expiresAt: instant,
  }),
});

/** An invitation just made, with the token for its link, which nobody is told again. */
export type MadeInvite = ReturnType<typeof madeInviteReader.ofRow>;

/** The answer of the function `trust_invite_from`; see `RowReader`. Throws DataError `invalid`. */
export const inviterReader = rowReader({
  table: 'trust_invite_from',
  what: 'who invites',
  schema: z.object({
    name: z.string(),
    avatarUrl: z.nullable(z.string()),
    expiresAt: instant,
  }),
});

/** Who made an invitation, as far as its token tells, and until when it can be taken. */
export type Inviter = ReturnType<typeof inviterReader.ofRow>;

/** Answers of the function `my_kind_words`; see `RowReader`. Throws DataError `invalid`. */
export const kindWordReader = rowReader({
  table: 'my_kind_words',
  what: 'a kind word',
  schema: z.object({
    id: z.guid(),
    /** Who sent it. */
    name: z.string(),
    kind,
    sentAt: instant,
    /** By the user. */
    seen: z.boolean(),
  }),
});

/** A kind word that the user got. */
export type KindWord = ReturnType<typeof kindWordReader.ofRow>;
