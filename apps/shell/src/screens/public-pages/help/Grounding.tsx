import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import css from './grounding.module.css';

/** Five senses, five to one: an exercise that needs nothing but a look around. */
export function Grounding() {
  const { t } = useTranslation('help');
  const { number } = useFormat();
  const steps = t('ground', { returnObjects: true });
  return (
    <section className={css['grounding']} aria-labelledby="help-ground">
      <h2 id="help-ground">{t('groundTitle')}</h2>
      <p>{t('groundLead')}</p>
      <ol>
        {steps.map(({ title, text }, i) => (
          <li key={title}>
            <span className={css['count']} aria-hidden="true">
              {number(steps.length - i)}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
