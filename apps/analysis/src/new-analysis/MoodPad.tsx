import type { CheckInDraft } from '@nafas/data-service/check-ins';
import { findQuadrant, QUADRANTS, SLIDERS } from '@nafas/insights';
import { useId, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import css from './pad.module.css';

const MAX = 10;
const MIDDLE = MAX / 2;

type PadValues = Pick<CheckInDraft, 'mood' | 'energy' | 'touched'>;

/** Mood along and energy up, in one touch. The two sliders beside it say and set the same. */
export function MoodPad(props: {
  draft: PadValues;
  onChange: (values: PadValues) => void;
  disabled: boolean;
}) {
  const { draft, onChange, disabled } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const isSet = draft.touched.includes('mood') && draft.touched.includes('energy');
  // What nobody set stands in the middle, wherever its value came from.
  const { mood, energy } = draft;
  const here = isSet ? findQuadrant(mood, energy) : null;

  function set(nextMood: number, nextEnergy: number) {
    const clamp = (value: number) => Math.min(MAX, Math.max(0, Math.round(value)));
    const touched = SLIDERS.filter((one) => one !== 'stress' || draft.touched.includes(one));
    onChange({ mood: clamp(nextMood), energy: clamp(nextEnergy), touched });
  }
  function point(event: PointerEvent<HTMLDivElement>) {
    const field = event.currentTarget.querySelector(`.${css['field'] ?? ''}`);
    if (disabled || !field || event.buttons % 2 !== 1) return;
    const { left, bottom, width, height } = field.getBoundingClientRect();
    const along = ((event.clientX - left) / width) * MAX;
    set(
      isRtl(event.currentTarget) ? MAX - along : along,
      ((bottom - event.clientY) / height) * MAX,
    );
  }
  function press(event: KeyboardEvent<HTMLDivElement>) {
    const end = isRtl(event.currentTarget) ? -1 : 1;
    const moves: Readonly<Record<string, readonly [mood: number, energy: number]>> = {
      ArrowRight: [mood + end, energy],
      ArrowLeft: [mood - end, energy],
      ArrowUp: [mood, energy + 1],
      ArrowDown: [mood, energy - 1],
      Home: [0, energy],
      End: [MAX, energy],
      PageUp: [mood, MAX],
      PageDown: [mood, 0],
      ' ': [mood, energy],
    };
    const move = moves[event.key];
    if (disabled) return;
    if (move) {
      event.preventDefault();
      set(...move);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const touched = draft.touched.filter((one) => one === 'stress');
      onChange({ mood: MIDDLE, energy: MIDDLE, touched });
    }
  }
  return (
    <div className={css['box']}>
      <div
        className={css['pad']}
        data-untouched={isSet ? undefined : ''}
        style={{ '--mood': mood, '--energy': energy } as CSSProperties}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={point}
      >
        {QUADRANTS.map((quadrant) => (
          <span
            key={quadrant}
            className={css['word']}
            data-at={quadrant}
            data-here={quadrant === here ? '' : undefined}
            aria-hidden="true"
          >
            {t(`new.quadrant.${quadrant}`)}
          </span>
        ))}
        <span className={css['energy']} data-at="top" aria-hidden="true">
          {t('new.pad.full')}
        </span>
        <span className={css['energy']} data-at="bottom" aria-hidden="true">
          {t('new.pad.empty')}
        </span>
        <div className={css['field']}>
          <span className={css['middle']} />
          <div
            role="application"
            aria-roledescription={t('new.pad.role')}
            aria-label={t('new.pad.label')}
            aria-describedby={`${id}-value`}
            aria-disabled={disabled}
            tabIndex={0}
            className={css['thumb']}
            onKeyDown={press}
          >
            <svg viewBox="0 0 220 220" aria-hidden="true">
              <circle cx="110" cy="110" r="26" />
              <circle cx="110" cy="110" r="46" />
              <circle cx="110" cy="110" r="70" />
              <circle cx="110" cy="110" r="98" />
            </svg>
          </div>
        </div>
      </div>
      <div className={css['axis']} aria-hidden="true">
        <span>{t('new.pad.low')}</span>
        <span>{t('new.pad.high')}</span>
      </div>
      <p id={`${id}-value`} className="nf-visually-hidden" aria-live="polite">
        {here === null
          ? t('new.notSet')
          : t('new.pad.value', {
              mood: format.number(mood),
              energy: format.number(energy),
              quadrant: t(`new.quadrant.${here}`),
            })}
      </p>
    </div>
  );
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
