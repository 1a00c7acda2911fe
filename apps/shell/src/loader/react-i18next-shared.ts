/**
 * The `react-i18next` that apps share: all of it but the ICU components, whose parser nobody uses and everybody would
 * load (4 KB brotli).
 */
export {
  getDefaults,
  getI18n,
  I18nContext,
  I18nextProvider,
  initReactI18next,
  setDefaults,
  setI18n,
  Trans,
  Translation,
  useTranslation,
  withTranslation,
} from 'react-i18next';
