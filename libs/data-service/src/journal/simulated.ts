import { createSimulatedCheckIns, type SimulatedOptions } from '../check-ins/simulated.ts';
import { createLocalJournal } from './local.ts';
import type { JournalService } from './service.ts';

/** The journal of the demo, which forgets with its tab. */
export function createSimulatedJournal(options: SimulatedOptions): JournalService {
  const checkIns = createSimulatedCheckIns(options);
  return createLocalJournal((sinceLocalDate) => checkIns.list({ sinceLocalDate }));
}
