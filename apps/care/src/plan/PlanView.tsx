import { PLAN_STEPS, type SafetyPlan } from '@nafas/data-service/safety-plan';
import { telHref } from '@nafas/care';
import { Button, Card } from '@nafas/design-system';
import { Calendar, LifeBuoy, Phone, WifiOff } from '@nafas/design-system/icons';
import { colon, formatLocale, joinSentences, PATHS } from '@nafas/platform';
import { usePlatform, usePlatformLink, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { Numeral } from './Numeral.tsx';
import { findPhone, toName } from './phone.ts';
import css from './plan.module.css';
import { useEmergencyLines } from './use-emergency-lines.ts';

/** The six steps to be read: the person's words, and one press to call. A step without words is left out. */
export function PlanView({ plan }: { plan: SafetyPlan }) {
  const { t, i18n } = useTranslation();
  const { emergency, line } = useEmergencyLines();
  const shown = PLAN_STEPS.filter((step) => plan[step].length > 0 || step === 'professionals');
  return (
    <div>
      <ol className={css['plan']}>
        {shown.map((step) => (
          <li key={step} className={css['step']}>
            <Numeral of={PLAN_STEPS.indexOf(step) + 1} />
            <hgroup>
              <h2>{t(`plan.step.${step}.title`)}</h2>
              <p>{t(`plan.step.${step}.lead`)}</p>
            </hgroup>
            <ul>
              {plan[step].map((text, index) => (
                <Line key={index} text={text} phone={findPhone(text)} />
              ))}
              {step === 'professionals' && line ? (
                <Line
                  text={line.name}
                  lang={line.lang}
                  phone={line.phone}
                  before={line.name.includes(line.phone) ? undefined : ' '}
                />
              ) : null}
              {step === 'professionals' && emergency !== null ? (
                <Line text={t('plan.emergency')} phone={emergency} before={colon(i18n.language)} />
              ) : null}
            </ul>
          </li>
        ))}
      </ol>
      <p className={css['print-only']}>
        {joinSentences(i18n.language, [
          emergency === null
            ? t('plan.printAnywhere')
            : t('plan.printDanger', { number: emergency }),
          line && t('plan.printTalk', { number: line.phone }),
        ])}
      </p>
    </div>
  );
}

/**
 * A line of a step; its number is shown after `before`, where the text does not hold it. `lang` is that of a text in another
 * language than the page's: a button can't say of its name that it is, so it has the number.
 */
function Line(props: {
  text: string;
  lang?: string;
  phone: string | null;
  before?: string | undefined;
}) {
  const { t } = useTranslation();
  const { text, lang, phone, before } = props;
  return (
    <li>
      <span dir="auto">
        <span lang={lang}>{text}</span>
        {before !== undefined && phone !== null ? (
          <>
            {before}
            <bdi dir="ltr">{phone}</bdi>
          </>
        ) : null}
      </span>
      {phone === null ? null : (
        <Button
          size="sm"
          href={telHref(phone)}
          icon={<Phone size="sm" />}
          aria-label={t('plan.callWhom', { name: lang === undefined ? text : phone })}
        >
          {t('plan.call')}
        </Button>
      )}
    </li>
  );
}

/** If reading is too much: one press to a person. */
export function CallAside({ plan }: { plan: SafetyPlan }) {
  const { t } = useTranslation();
  const { emergency, line } = useEmergencyLines();
  const help = usePlatformLink(PATHS.help);
  const locale = formatLocale(useStore(usePlatform().language));
  const day = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    day: 'numeric',
    month: 'long',
  }).format(new Date(plan.savedAt));
  const person = plan.people.find((text) => findPhone(text) !== null);
  const phone = person === undefined ? null : findPhone(person);
  const number = line?.phone ?? emergency;
  return (
    <aside className={css['aside']} aria-labelledby="plan-call">
      <Card className={css['call']}>
        <p id="plan-call">{t('plan.tooMuch')}</p>
        {person === undefined || phone === null ? null : (
          <Button variant="primary" block href={telHref(phone)} icon={<Phone />}>
            <bdi>{t('plan.callName', { name: toName(person) })}</bdi>
          </Button>
        )}
        {number === null ? (
          <Button variant={person === undefined ? 'primary' : 'secondary'} block {...help}>
            {t('care.help')}
          </Button>
        ) : (
          <Button
            variant={person === undefined ? 'primary' : 'secondary'}
            block
            href={telHref(number)}
            icon={<Phone />}
          >
            {/* One piece: between two the button would add its gap to the space. */}
            <span>
              {t('plan.call')} <bdi dir="ltr">{number}</bdi>
            </span>
          </Button>
        )}
      </Card>
      <ul className={css['facts']}>
        <li>
          <WifiOff /> {t('plan.factOffline')}
        </li>
        <li>
          <LifeBuoy /> {t('plan.factHelp')}
        </li>
        <li>
          <Calendar /> {t('plan.factSaved', { day })}
        </li>
      </ul>
    </aside>
  );
}
