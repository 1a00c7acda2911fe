import { Badge, Button } from '@nafas/design-system';
import { useStore } from '@nafas/platform/use-store';
import { language } from '../platform/preferences.ts';
import css from './override.module.css';
import { overrides } from './override-state.ts';
import { TEXTS } from './override-texts.ts';
import { clearOverrides } from './stored-overrides.ts';

/** Says, on every page, that not everything here is what the registry names, and ends that with one press. */
export default function OverrideBadge({ onReset = () => location.reload() }) {
  const shown = useStore(overrides);
  const lang = useStore(language);
  const reset = () => {
    clearOverrides();
    onReset();
  };
  return (
    <aside className={css['panel']} aria-label={TEXTS.label[lang]}>
      <ul className={css['list']}>
        {shown.map(({ app, url, outcome }) => (
          <li key={app} title={outcome.kind === 'invalid' ? `${url}: ${outcome.detail}` : url}>
            <Badge tone={outcome.kind === 'active' ? 'caution' : 'critical'}>{app}</Badge>{' '}
            {TEXTS[outcome.kind][lang]}
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={reset}>
        {TEXTS.reset[lang]}
      </Button>
    </aside>
  );
}
