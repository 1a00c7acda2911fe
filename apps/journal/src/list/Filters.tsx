import { MOOD_LEVELS, getMoods } from '@nafas/insights';
import { Chip, TextField } from '@nafas/design-system';
import { ChevronDown, X } from '@nafas/design-system/icons';
import { journalFacets } from '@nafas/data-service/journal/client';
import { isSameTag } from '@nafas/data-service/tags';
import { usePlatform } from '@nafas/platform/remote';
import { OwnTagsLink } from '@nafas/tags-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../mark/Mark.tsx';
import type { Wanted } from '../address.ts';
import { useFormat } from '../use-format.ts';
import { useWordLabel } from '../words.ts';
import css from './list.module.css';

type Panel = 'words' | 'tags' | 'mood' | 'dates';

/** What narrows the list; a filter that is on says so and is taken off by its chip. */
export function Filters({
  wanted,
  onWant,
}: {
  wanted: Wanted;
  onWant: (wanted: Partial<Wanted>) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = useWordLabel();
  const id = useId();
  const [open, setOpen] = useState<Panel | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { words, tags, levels, noted, from, to } = wanted;

  const close = () => {
    setOpen(null);
    bar.current?.querySelector<HTMLElement>(`[data-panel="${open ?? ''}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return;
    event.stopPropagation();
    close();
  };
  const opener = (panel: Panel) => (
    <Chip
      key={panel}
      data-panel={panel}
      aria-expanded={open === panel}
      aria-controls={open === panel ? id : undefined}
      onClick={() => setOpen(open === panel ? null : panel)}
    >
      {t(`filter.${panel}`)}
      <ChevronDown size="sm" />
    </Chip>
  );
  const on = (key: string, name: string, without: Partial<Wanted>) => (
    <Chip
      key={key}
      pressed
      onClick={() => onWant(without)}
      aria-label={t('filter.remove', { name })}
    >
      {name}
      <X size="sm" />
    </Chip>
  );
  const dates = [
    from && t('filter.since', { day: format.shortDay(from) }),
    to && t('filter.until', { day: format.shortDay(to) }),
  ];
  return (
    <div ref={bar} className={css['filters']} onKeyDown={onKeyDown}>
      <div className={css['chips']} role="group" aria-label={t('filter.label')}>
        {words.map((word) =>
          on(`word ${word}`, label(word), { words: words.filter((one) => one !== word) }),
        )}
        {opener('words')}
        {tags.map((tag) => on(`tag ${tag}`, tag, { tags: tags.filter((one) => one !== tag) }))}
        {opener('tags')}
        {levels.length > 0 &&
          on(
            'mood on',
            t('filter.moodOn', { moods: format.list(levels.map((level) => t(`mood.${level}`))) }),
            { levels: [] },
          )}
        {opener('mood')}
        <Chip pressed={noted} onClick={() => onWant({ noted: !noted })}>
          {t('filter.noted')}
          {noted && <X size="sm" />}
        </Chip>
        {(from !== null || to !== null) &&
          on('dates on', dates.filter(Boolean).join(' '), { from: null, to: null })}
        {opener('dates')}
      </div>
      {open !== null && (
        <div id={id} role="group" aria-label={t(`filter.${open}`)} className={css['popover']}>
          {open === 'mood' && (
            <div className={css['moods']}>
              {MOOD_LEVELS.map((level) => {
                const isOn = levels.includes(level);
                return (
                  <button
                    key={level}
                    type="button"
                    aria-pressed={isOn}
                    onClick={() =>
                      onWant({
                        levels: isOn
                          ? levels.filter((one) => one !== level)
                          : MOOD_LEVELS.filter((one) => one === level || levels.includes(one)),
                      })
                    }
                  >
                    <Mark mood={getMoods(level)[0] ?? null} silent />
                    <span>{t(`mood.${level}`)}</span>
                  </button>
                );
              })}
            </div>
          )}
          {open === 'words' && (
            <Facets
              kind="words"
              chosen={words}
              name={label}
              onChoose={(chosen) => onWant({ words: chosen })}
            />
          )}
          {open === 'tags' && (
            <>
              <Facets
                kind="tags"
                chosen={tags}
                name={(tag) => tag}
                onChoose={(chosen) => onWant({ tags: chosen })}
              />
              <OwnTagsLink
                onRenamed={(old, name) =>
                  onWant({ tags: tags.map((tag) => (isSameTag(tag, old) ? name : tag)) })
                }
              />
            </>
          )}
          {open === 'dates' && (
            <div className={css['dates']}>
              <TextField
                type="date"
                label={t('filter.from')}
                value={from ?? ''}
                max={to ?? undefined}
                onChange={(event) => onWant({ from: event.currentTarget.value || null })}
              />
              <TextField
                type="date"
                label={t('filter.to')}
                value={to ?? ''}
                min={from ?? undefined}
                onChange={(event) => onWant({ to: event.currentTarget.value || null })}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** The words or tags that entries have, the most frequent first. */
function Facets(props: {
  kind: 'words' | 'tags';
  chosen: readonly string[];
  name: (one: string) => ReactNode;
  onChoose: (chosen: readonly string[]) => void;
}) {
  const { kind, chosen, name, onChoose } = props;
  const { t } = useTranslation();
  const { data, isError } = useQuery(journalFacets(usePlatform()));
  if (isError) return <p role="alert">{t('filter.failed')}</p>;
  if (data === undefined) return <p aria-busy="true">{t('loading')}</p>;
  const all = [...new Set([...chosen, ...data[kind]])];
  if (all.length === 0) return <p>{t(`filter.none.${kind}`)}</p>;
  return (
    <div className={css['facets']}>
      {all.map((one) => {
        const isOn = chosen.includes(one);
        return (
          <Chip
            key={one}
            pressed={isOn}
            onClick={() => onChoose(isOn ? chosen.filter((c) => c !== one) : [...chosen, one])}
          >
            <bdi>{name(one)}</bdi>
          </Chip>
        );
      })}
    </div>
  );
}
