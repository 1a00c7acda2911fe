import { IconButton } from '@nafas/design-system';
import { Search } from '@nafas/design-system/icons';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { preparePalette } from './PaletteHost.tsx';
import css from './search-box.module.css';
import { useRuntime } from '../../runtime/runtime-context.ts';

/** The props of every button that opens the palette; pointing at one loads it ahead. */
function useOpener() {
  const { isPaletteOpen } = useRuntime();
  return {
    onPointerEnter: preparePalette,
    onFocus: preparePalette,
    onClick: () => isPaletteOpen.set(true),
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
  } as const;
}

/** The header's search box: it opens the palette, as Ctrl-K and Cmd-K do. */
export function SearchBox() {
  const { t } = useTranslation();
  useShortcut();
  return (
    <div role="search">
      <button type="button" className={css['box']} {...useOpener()}>
        <Search />
        <span>{t('search')}</span>
        <kbd aria-hidden="true" dir="ltr">
          {isApple() ? '\u2318K' : 'Ctrl K'}
        </kbd>
      </button>
    </div>
  );
}

/** The same as an icon, for narrow screens. */
export function SearchIcon() {
  const { t } = useTranslation();
  return (
    <IconButton className="nf-narrow-only" label={t('search')} {...useOpener()}>
      <Search />
    </IconButton>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** No single key such as `/`: it could not be switched off (WCAG 2.1.4). Not above another dialog. */
function useShortcut() {
  const { isPaletteOpen } = useRuntime();
  // With the box itself, not after its paint: who sees it may press the key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isIt = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // The place of the key: on an Arabic keyboard it writes another letter.
      if (!isIt || event.code !== 'KeyK') return;
      event.preventDefault();
      if (isPaletteOpen.get()) isPaletteOpen.set(false);
      else if (!document.querySelector('dialog[open]')) isPaletteOpen.set(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isPaletteOpen]);
}
