import type { CheckInRow } from '@nafas/data-service/check-ins';
import type { BackendV1 } from '@nafas/platform';

export interface FakeTable {
  readonly rows: CheckInRow[];
  /** How the next reads are answered: with rows, not at all for now, or with this HTTP status. */
  answer: 'rows' | 'hanging' | number;
  /** How many reads came. */
  reads: number;
  readonly backend: BackendV1;
}

/** A backend whose `check_ins` is an array: as much of PostgREST as the data service asks of it for a list. */
export function fakeTable(rows: CheckInRow[] = []): FakeTable {
  const table: FakeTable = {
    rows,
    answer: 'rows',
    reads: 0,
    backend: { from: () => query() } as unknown as BackendV1,
  };
  function query() {
    let since = '';
    const self = {
      select: () => self,
      order: () => self,
      range: () => self,
      gte(_column: string, date: string) {
        since = date;
        return self;
      },
      retry: answer,
    };
    function answer(): Promise<unknown> {
      table.reads += 1;
      if (table.answer === 'hanging') return new Promise(() => undefined);
      if (table.answer !== 'rows') {
        const error = { code: '', message: 'made to fail' };
        return Promise.resolve({ status: table.answer, data: null, error });
      }
      const data = table.rows.filter(({ local_date }) => local_date >= since);
      return Promise.resolve({ status: 200, data, error: null });
    }
    return self;
  }
  return table;
}
