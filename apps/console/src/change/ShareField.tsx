import { Select } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { SHARES } from './change.ts';

interface ShareFieldProps {
  /** Percent of the browsers that have it, which is no change. */
  readonly now: number;
  readonly value: number;
  readonly disabled: boolean;
  onChange(share: number): void;
}

/** The share of the browsers that a trial is given. */
export function ShareField({ now, value, disabled, onChange }: ShareFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Select
      label={t('traffic.share')}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {SHARES.filter((share) => share !== now).map((share) => (
        <option key={share} value={share}>
          {format.percent(share)}
        </option>
      ))}
    </Select>
  );
}
