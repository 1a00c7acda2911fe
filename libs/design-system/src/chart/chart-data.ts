/** The data colours that have a dash of their own, so that a line never rests on its colour alone. They are five. */
export type LineTone = 'happiness' | 'energy' | 'stress' | 'sadness' | 'anxiety';

/** The data colours of areas. */
export type AreaTone = 'positive' | 'neutral' | 'negative';

/** One line or area. Each tone stands for one series of a chart, so a chart has at most as many as there are tones. */
export interface ChartSeries<Tone extends string> {
  readonly tone: Tone;
  /** Its name at the line's end, in the key and at the head of its column. */
  readonly name: string;
}

/** All values of one moment. */
export interface ChartPoint<Tone extends string> {
  /** Place on the time axis, in the unit of {@link ChartTime}. */
  readonly x: number;
  /** The moment in words, for the table. */
  readonly label: string;
  /** A value that is missing or null is a gap. */
  readonly values: Readonly<Partial<Record<Tone, number | null>>>;
}

/** The time axis, in any unit that rises with time: days from the first date, milliseconds. */
export interface ChartTime {
  readonly domain: readonly [number, number];
  /** In rising order; the last one stands out. Those that would overlap are left out. */
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
}

/** Every word of a chart, in the person's language. */
export interface ChartTexts {
  /** The drawing in words: its time, its direction, where each series begins and ends. */
  readonly description: string;
  /** The name of the table. */
  readonly table: string;
  /** The head of the table's first column, such as "Day". */
  readonly time: string;
  readonly viewTable: string;
  readonly viewChart: string;
  /** When there is no point. */
  readonly empty: string;
}
