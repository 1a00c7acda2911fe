/** Writes figures with `digits` decimals in the digits of a locale. */
export function decimals(locale: string, digits: number): (value: number) => string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (value) => format.format(value);
}

/** Writes 0 to 100 as whole percent: 56 is "56%". */
export function percents(locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (value) => format.format(value / 100);
}
