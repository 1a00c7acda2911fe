import { Button } from '@nafas/design-system';
import { LANGUAGES, localize } from '@nafas/platform';
import type { Feature } from '@nafas/platform/feature';
import { useStore } from '@nafas/platform/use-store';
import type { DevPlatform } from './dev-platform.ts';
import css from './host.module.css';

/** Where to go in the app, and what a shell would decide: theme and language. For developers, hence in English. */
export function HostBar({ feature, dev }: { feature: Feature; dev: DevPlatform }) {
  const { platform } = dev;
  const theme = useStore(platform.theme);
  const language = useStore(platform.language);
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? language;
  const pages = feature.routes.map(({ path, title }) => ({
    path,
    title: localize(title, language),
  }));
  return (
    <header className={css['bar']}>
      <strong>{localize(feature.name, language)}</strong>
      <nav className={css['group']} aria-label="Pages">
        {[...pages, { path: '/', title: 'Widgets' }].map(({ path, title }) => (
          <Button key={path} size="sm" onClick={() => platform.navigate(path)}>
            {title}
          </Button>
        ))}
      </nav>
      <div className={css['group']} role="group" aria-label="Actions">
        {feature.actions.map(({ id, title }) => (
          <Button key={id} size="sm" variant="primary" onClick={() => dev.action.set({ id })}>
            {localize(title, language)}
          </Button>
        ))}
      </div>
      <div className={css['group']} role="group" aria-label="Settings">
        <Button
          size="sm"
          onClick={() => platform.setTheme(theme === 'dark' ? 'light' : 'dark')}
        >{`theme: ${theme}`}</Button>
        <Button
          size="sm"
          onClick={() => platform.setLanguage(other)}
        >{`language: ${language}`}</Button>
      </div>
    </header>
  );
}
