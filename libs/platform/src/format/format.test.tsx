import { act, renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { fakePlatform } from '../testing/fake-platform.ts';
import { TestRemote } from '../testing/TestRemote.tsx';
import { createDayFormat, createPercentFormat, useFormats } from './index.ts';

it.each([
  ['en-GB', '20 November 2026'],
  ['ar-u-nu-arab', '٢٠ نوفمبر ٢٠٢٦'],
  // Where the calendar of the place is another one.
  ['ar-SA-u-ca-islamic-umalqura-nu-arab', '٢٠ نوفمبر ٢٠٢٦'],
  ['ja', '2026年11月20日'],
])('a local date is that date, in every zone and calendar: %s', (locale, written) => {
  const format = createDayFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  expect(format('2026-11-20')).toBe(written);
  expect(format('2026-11-20T23:59:59.000Z')).toBe(written);
});

it.each([
  ['en', '62%'],
  ['ar-u-nu-arab', '٦٢٪؜'],
  ['de', '62\u00a0%'],
])('a percent has the signs of %s', (locale, written) => {
  const format = createPercentFormat(locale);
  expect(format(61.6)).toBe(written);
});

it('formats are made once for a language and a zone, and anew for another', () => {
  const create = vi.fn((locale: string, zone: string) => ({ locale, zone }));
  const { platform, stores } = fakePlatform();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestRemote {...{ platform, i18n: createInstance() }}>{children}</TestRemote>
  );
  const show = (zone: string) => renderHook(() => useFormats(create, zone), { wrapper }).result;
  const [first, second] = [show('UTC'), show('UTC')];
  expect(second.current).toBe(first.current);
  expect(create).toHaveBeenCalledOnce();
  expect(show('Asia/Riyadh').current).toMatchObject({ zone: 'Asia/Riyadh' });
  act(() => stores.language.set('ar'));
  expect(first.current.locale).toMatch(/^ar/);
  expect(first.current).toBe(second.current);
});
