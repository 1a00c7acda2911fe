import { Dialog } from '@nafas/design-system';
import { NavIcon } from '@nafas/design-system/icons';
import { formatLocale, localize } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage, useRuntime, useScopePlatform } from '../../runtime/runtime-context.ts';
import { paletteLines, type PaletteLine } from './palette-lines.ts';
import { ResultList } from './ResultList.tsx';
import { useEntries } from './use-entries.ts';
import { useFeatureResults } from './use-feature-results.ts';
import css from './palette.module.css';

interface FinderProps {
  readonly input: RefObject<HTMLInputElement | null>;
  close(): void;
}

/** Finds and opens pages, actions, settings, and what the person has: a combobox over a list in groups. */
export function CommandPalette() {
  const { isPaletteOpen } = useRuntime();
  const isOpen = useStore(isPaletteOpen);
  const close = () => isPaletteOpen.set(false);
  const { t } = useTranslation('palette');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('title')}
      closeLabel={t('close')}
      initialFocus={input}
      className={css['palette']}
      urgent
    >
      {isOpen && <Finder input={input} close={close} />}
    </Dialog>
  );
}

function Finder({ input, close }: FinderProps) {
  const id = useId();
  const language = useLanguage();
  const platform = useScopePlatform();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { entries, open } = useEntries();
  const { results, isLooking } = useFeatureResults(platform, typed);
  const { t } = useTranslation('palette');
  const groups = useMemo(
    () => paletteLines({ entries, features: results, typed, language, heading: t, open }),
    [entries, results, typed, language, t, open],
  );
  const lines = groups.flatMap(({ lines }) => lines);
  const at = Math.min(active, lines.length - 1);
  const number = new Intl.NumberFormat(formatLocale(language));
  const away = results
    .filter((each) => each.results === null)
    .map(({ title }) => localize(title, language));

  function choose(line: PaletteLine | undefined) {
    if (!line) return;
    // Closed first, so that focus is back where it was before an action or a page takes it.
    flushSync(close);
    line.run();
  }
  function press(event: KeyboardEvent) {
    // Enter that ends the composing of a word chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && lines.length > 0) {
      event.preventDefault();
      setActive((at + step + lines.length) % lines.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(lines[at]);
    }
  }
  return (
    <>
      <div className={css['field']}>
        <NavIcon name="search" />
        <input
          ref={input}
          className={css['input']}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('label')}
          aria-label={t('title')}
          aria-describedby={`${id}-hint`}
          aria-expanded={lines.length > 0}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={lines[at] ? `${id}-${at}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
      </div>
      <ResultList {...{ id, groups, at, choose }} onPoint={setActive} label={t('title')} />
      <p className={css['status']} role="status">
        {isLooking
          ? t('searching')
          : lines.length === 0
            ? t('none')
            : t('count', { number: number.format(lines.length) })}
      </p>
      {away.length > 0 && (
        <p className={css['status']} role="alert">
          {t('away', { names: new Intl.ListFormat(language).format(away) })}
        </p>
      )}
      <p className={css['hint']} id={`${id}-hint`}>
        {t('hint')}
      </p>
    </>
  );
}
