import { Avatar } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';
import css from './voices.module.css';

/** Three sample testimonials, said to be samples. */
export function Voices() {
  const { t } = useTranslation('public');
  const voices = t('voices.list', { returnObjects: true });
  return (
    <Section id="voices">
      <h2 id="voices-title">{t('voices.title')}</h2>
      <p className="nf-muted">{t('voices.note')}</p>
      <ul className={css['voices']}>
        {voices.map(({ quote, name, role }) => (
          <li key={name}>
            <figure>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <Avatar name={name} />
                <span>
                  <b>{name}</b>
                  <span>{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
