export interface ShownRow {
  readonly id: string;
  readonly recommendation: string;
  readonly local_date: string;
  readonly outcome: string | null;
}

/** The table `recommendations_shown`, as much of it as is asked for; `status` is what every call is answered with. */
export function fakeShown() {
  const shown = { rows: [] as ShownRow[], status: 200, writes: 0 };
  const answer = (data: () => readonly unknown[]) =>
    Promise.resolve(
      shown.status === 200
        ? { status: 200, data: data(), error: null }
        : { status: shown.status, data: null, error: { code: '', message: 'made to fail' } },
    );
  const isSame = (a: ShownRow, b: ShownRow) =>
    a.recommendation === b.recommendation && a.local_date === b.local_date;

  function reading() {
    const self = {
      gte: () => self,
      order: () => self,
      range: () => self,
      retry: () => answer(() => shown.rows),
    };
    return self;
  }
  const from = () => ({
    select: reading,
    upsert: (row: ShownRow) => ({
      select: () =>
        answer(() => {
          shown.writes += 1;
          if (shown.rows.some((one) => isSame(one, row))) return [];
          shown.rows.push(row);
          return [row];
        }),
    }),
    update: (change: Partial<ShownRow>) => ({
      eq(_column: string, id: string) {
        const self = {
          is: () => self,
          select: () =>
            answer(() => {
              shown.rows = shown.rows.map((one) => (one.id === id ? { ...one, ...change } : one));
              return shown.rows.filter((one) => one.id === id);
            }),
        };
        return self;
      },
    }),
  });
  return { shown, from };
}
