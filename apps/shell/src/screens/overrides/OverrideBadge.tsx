import { Badge, Button } from '@nafas/design-system';
import { localize, type LocalizedText } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { clearOverrides } from '../../loader/overrides/stored-overrides.ts';
import { useLanguage, useRuntime } from '../../runtime/runtime-context.ts';
import css from './override.module.css';

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

/** For developers only, so they load with the badge and not with the shell's texts. */
const TEXTS = {
  label: { en: 'Overrides of this browser', ar: 'تجاوزات هذا المتصفّح' },
  active: { en: 'Another build runs here', ar: 'تعمل هنا نسخة أخرى' },
  origin: { en: 'Refused: its origin is not allowed', ar: 'مرفوض: مصدره غير مسموح به' },
  invalid: { en: 'Refused: not available or not valid', ar: 'مرفوض: غير متاح أو غير صالح' },
  reset: { en: 'Reset', ar: 'إعادة الضبط' },
} satisfies Record<string, LocalizedText>;
