import { SWITCHES } from '@nafas/data-service/settings';
import type { Search } from '@nafas/platform';
import { appI18n } from '@nafas/platform/i18n';
import { rank } from '@nafas/platform/search';

/** Finds each switch by its name and by what it does, in the language of the interface; a result leads to the switch. */
const searchSettings: Search = async (platform, text) => {
  if (text.trim() === '') return [];
  const { t } = await appI18n(platform, (language) => import(`../locales/${language}/app.json`));
  const { notifications, ai, privacy } = SWITCHES;
  const switches = [...notifications, ...ai, ...privacy].map((id) => ({
    id: String(id),
    title: t(`settings.switches.${id}.title`),
    detail: t(`settings.switches.${id}.hint`),
  }));
  const twoFactor = {
    id: 'twoFactor',
    title: t('twoFactor.title'),
    detail: t('twoFactor.hintOff'),
  };
  const weather = { id: 'weather', title: t('weather.title'), detail: t('weather.hint') };
  return [...switches, twoFactor, weather]
    .map((one) => ({ one, score: rank(text, [one.title, one.detail]) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => ({ ...one, address: `/dashboard/settings#${one.id}` }));
};

export default searchSettings;
