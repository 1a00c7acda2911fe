import { Badge, Button } from '@nafas/design-system';
import { useStore } from '@nafas/platform/use-store';
import { clearOverrides } from '../../loader/overrides/stored-overrides.ts';
import { useRuntime } from '../../runtime/runtime-context.ts';
import css from './override.module.css';

/** Says, on every page, that not everything here is what the registry names, and ends that with one press. */
export default function OverrideBadge({ onReset = () => location.reload() }) {
  const shown = useStore(useRuntime().loader.overrides.shown);
  const reset = () => {
    clearOverrides();
    onReset();
  };
  return (
    <aside lang="en" dir="ltr" className={css['panel']} aria-label={TEXTS.label}>
      <ul className={css['list']}>
        {shown.map(({ app, url, outcome }) => (
          <li key={app} title={outcome.kind === 'invalid' ? `${url}: ${outcome.detail}` : url}>
            <Badge tone={outcome.kind === 'active' ? 'caution' : 'critical'}>{app}</Badge>{' '}
            {TEXTS[outcome.kind]}
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={reset}>
        {TEXTS.reset}
      </Button>
    </aside>
  );
}

/** For developers only: in English, and with the badge rather than with the shell's texts. */
const TEXTS = {
  label: 'Overrides of this browser',
  active: 'Another build runs here',
  origin: 'Refused: its origin is not allowed',
  invalid: 'Refused: not available or not valid',
  reset: 'Reset',
} as const;
