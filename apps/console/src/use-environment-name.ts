import { useTranslation } from 'react-i18next';

/** Names an environment: a known one in the interface language, another as it is, kept apart from the text around it. */
export function useEnvironmentName(): (name: string) => string {
  const { t } = useTranslation();
  return (name) =>
    name === 'production' || name === 'staging' || name === 'local'
      ? t(`environments.${name}`)
      : `\u2068${name}\u2069`;
}
