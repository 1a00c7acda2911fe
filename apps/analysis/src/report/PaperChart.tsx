import type { PaperProps } from './props.ts';
import css from './paper.module.css';
import { moveApart, type Plot, toSegments, toX, toY } from './to-lines.ts';

const [WIDTH, HEIGHT] = [672, 200];
const PLOT: Plot = { start: 28, end: 548, top: 10, bottom: 172 };
const NAME_ROOM = 16;
const DATES = 4;

/** Mood, energy and stress by day, told apart by their dashes and colours, and named at their ends. */
export function PaperChart({ voices, figures, range }: Omit<PaperProps, 'choices' | 'printed'>) {
  const [first] = voices;
  if (!first) return null;
  const { t, format, dir } = first;
  const count = figures.dates.length;
  const turn = (x: number) => (dir === 'rtl' ? WIDTH - x : x);
  const turned = dir === 'rtl' ? `translate(${WIDTH} 0) scale(-1 1)` : undefined;
  const shown = figures.values.flatMap((value) => {
    const lastAt = value.days.findLastIndex((day) => day !== null);
    const last = value.days[lastAt];
    return last === undefined || last === null ? [] : [{ ...value, last, lastAt }];
  });
  const heights = moveApart(
    shown.map(({ last }) => toY(PLOT, last)),
    NAME_ROOM,
  );
  const ticks = Array.from({ length: DATES }, (_, at) =>
    Math.round((at * (count - 1)) / (DATES - 1)),
  );
  const span = { from: format.fullDay(range.from), to: format.fullDay(range.to) };
  return (
    <svg
      className={css['chart']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('page.chart', span)}
    >
      <g transform={turned}>
        {[0, 5, 10].map((value) => (
          <path
            key={value}
            className={css['grid']}
            d={`M${PLOT.start} ${toY(PLOT, value)}H${PLOT.end}`}
          />
        ))}
        {shown.map(({ slider, days, last, lastAt }, at) => (
          <g key={slider}>
            {toSegments(PLOT, days).map(({ path, isThin }) => (
              <path
                key={path}
                className={css['line']}
                data-slider={slider}
                data-thin={isThin}
                d={path}
              />
            ))}
            <path
              className={css['lead']}
              d={`M${PLOT.end + 5} ${toY(PLOT, last)}L${PLOT.end + 12} ${heights[at] ?? 0}`}
            />
            <circle
              className={css['end']}
              data-slider={slider}
              cx={toX(PLOT, lastAt, count)}
              cy={toY(PLOT, last)}
              r="3"
            />
          </g>
        ))}
      </g>
      {[0, 5, 10].map((value) => (
        <text key={value} x={turn(12)} y={toY(PLOT, value) + 4} textAnchor="middle">
          {format.number(value)}
        </text>
      ))}
      {[...new Set(ticks)].map((index) => (
        <text key={index} x={turn(toX(PLOT, index, count))} y={HEIGHT - 8} textAnchor="middle">
          {format.day(figures.dates[index] ?? range.to)}
        </text>
      ))}
      {shown.map(({ slider }, at) => (
        <text
          key={slider}
          className={css['name']}
          x={turn(PLOT.end + 16)}
          y={(heights[at] ?? 0) + 4}
          textAnchor="start"
        >
          {voices.map((voice) => voice.t(`page.${slider}`)).join(' · ')}
        </text>
      ))}
    </svg>
  );
}
