import { HELP_COUNTRIES } from '@nafas/care';
import { Select } from '@nafas/design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import { useIsHydrated } from '../frame/use-is-hydrated.ts';
import css from './help-page.module.css';
import { useLanguage } from '../../../runtime/runtime-context.ts';

/** The countries that can be chosen, by their names in the chosen language. Null is none or another. */
export function CountrySelect(props: {
  country: string | null;
  onChange: (country: string | null) => void;
}) {
  const { country, onChange } = props;
  const { t } = useTranslation('help');
  const { region } = useFormat();
  const current = useLanguage();
  const isHydrated = useIsHydrated();
  const countries = useMemo(() => {
    // The build knows other names, and without a script nothing can be chosen.
    if (!isHydrated) return [];
    const { compare } = new Intl.Collator(current);
    return HELP_COUNTRIES.map((code) => ({ code, name: region(code) })).sort((a, b) =>
      compare(a.name, b.name),
    );
  }, [current, region, isHydrated]);
  return (
    <Select
      label={t('country')}
      hint={t('countryHint')}
      className={css['country']}
      value={country ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="">{country === null ? t('choose') : t('elsewhere')}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
