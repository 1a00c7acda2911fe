import { Trans, useTranslation } from 'react-i18next';
import type { Wanted } from '../address.ts';
import { useFormat } from '../use-format.ts';

/** How many entries there are of what is wanted. */
export function ResultLine({ total, wanted }: { total: number; wanted: Wanted }) {
  const { t } = useTranslation();
  const format = useFormat();
  const values = { n: format.number(total), text: wanted.text.trim() };
  const key = values.text === '' ? 'results.plain' : 'results.of';
  return <Trans t={t} i18nKey={key} count={total} values={values} components={{ b: <b /> }} />;
}
