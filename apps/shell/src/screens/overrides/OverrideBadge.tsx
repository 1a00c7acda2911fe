import { Badge, Button } from '@nafas/design-system';
import { localize } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import css from './override.module.css';
import { TEXTS } from './override-texts.ts';
import { clearOverrides } from '../../loader/overrides/stored-overrides.ts';
import { useLanguage, useRuntime } from '../../runtime/runtime-context.ts';

/** Says, on every page, that not everything here is what the registry names, and ends that with one press. */
export default function OverrideBadge({ onReset = () => location.reload() }) {
  const shown = useStore(useRuntime().loader.overrides.shown);
  const lang = useLanguage();
  const reset = () => {
    clearOverrides();
    onReset();
  };
  return (
    <aside className={css['panel']} aria-label={localize(TEXTS.label, lang)}>
      <ul className={css['list']}>
        {shown.map(({ app, url, outcome }) => (
          <li key={app} title={outcome.kind === 'invalid' ? `${url}: ${outcome.detail}` : url}>
            <Badge tone={outcome.kind === 'active' ? 'caution' : 'critical'}>{app}</Badge>{' '}
            {localize(TEXTS[outcome.kind], lang)}
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={reset}>
        {localize(TEXTS.reset, lang)}
      </Button>
    </aside>
  );
}
