import { instant } from '../instant.ts';
import { rowReader } from '../row-codec.ts';
import { z } from '../zod.ts';

const schema = z.object({
  id: z.guid(),
  /** The host of the service. */
  provider: z.string(),
  /** What was sent, word for word and oldest first; the last one is the message itself. */
  items: z.array(z.string()).check(z.minLength(1)),
  /** How many addresses and numbers were taken out: each is a mark such as [a number] in `items`. */
  takenOut: z.int(),
  /** How many earlier messages were held back. */
  heldBack: z.int(),
  /** ISO 8601 in UTC. */
  sentAt: instant,
});

/** What was sent to a service outside for one message, word for word, so that the person can see it. */
export type LedgerEntry = Readonly<z.infer<typeof schema>>;

/** Rows of `ai_ledger`; see `RowReader`. Throws DataError `invalid`. */
export const ledgerReader = rowReader({ table: 'ai_ledger', what: 'a sending', schema });
