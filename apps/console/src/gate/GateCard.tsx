import type { ReleasedApp, Releases } from '@nafas/data-service/console';
import { Badge, Card, CardHead, VisuallyHidden } from '@nafas/design-system';
import { Check, Minus, X } from '@nafas/design-system/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { findTrial } from '../releases.ts';
import { useFormat } from '../use-format.ts';
import css from './gate.module.css';

interface GateCardProps {
  readonly app: ReleasedApp;
  readonly releases: Releases;
}

const SIGNS = { passed: Check, refused: X, skipped: Minus };

/** Of the trial or what went live, or of a version that the gate looked at since while nothing is tried out. */
function findVerdict(app: ReleasedApp, { history, gated }: Releases) {
  const looked = gated.find((each) => each.app === app.app);
  const line = history.find((each) => each.app === app.app && each.gate !== null);
  if (!line || (looked && looked.at > line.at && !findTrial(app))) return looked;
  return { app: app.app, version: line.version, checks: line.gate ?? [] };
}

/** What the gate said of the newest version of an app that went through it. */
export function GateCard({ app, releases }: GateCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const line = findVerdict(app, releases);
  const checks = line?.checks ?? [];
  const passed = checks.filter(({ outcome }) => outcome === 'passed').length;
  const counts = { n: format.number(passed), all: format.number(checks.length) };
  return (
    <Card aria-labelledby={id} role="region">
      <CardHead
        titleId={id}
        title={line ? t('gate.title', { app: line.app, version: line.version }) : t('gate.none')}
        end={
          checks.length > 0 && (
            <Badge tone={passed === checks.length ? 'positive' : 'neutral'}>
              {t('gate.passed', counts)}
            </Badge>
          )
        }
      />
      {checks.length === 0 ? (
        <p className={css['muted']}>{line ? t('gate.skippedAll') : t('gate.noneHelp')}</p>
      ) : (
        <ol className={css['checks']}>
          {checks.map(({ check, outcome, detail }) => {
            const Sign = SIGNS[outcome];
            return (
              <li key={check} data-outcome={outcome}>
                <span>
                  <Sign />
                  <VisuallyHidden>{t(`gate.outcome.${outcome}`)}</VisuallyHidden>
                </span>
                <b>
                  <bdi lang="en">{check}</bdi>
                </b>
                <span>
                  <bdi lang="en">{detail}</bdi>
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
