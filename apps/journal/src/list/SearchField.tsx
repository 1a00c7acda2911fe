import { TextField } from '@nafas/design-system';
import { Search } from '@nafas/design-system/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A pause in typing, in ms. */
const PAUSE_MS = 250;

/** What to look for; asked for after each pause in typing. */
export function SearchField({
  text,
  onSearch,
}: {
  text: string;
  onSearch: (text: string) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // Cleared from elsewhere, or led here by an address.
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(() => search.current(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return (
    <TextField
      type="search"
      label={t('search.label')}
      labelHidden
      placeholder={t('search.label')}
      leading={<Search />}
      value={typed}
      maxLength={200}
      dir="auto"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(typed);
      }}
    />
  );
}
