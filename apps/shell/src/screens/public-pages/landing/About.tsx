import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';
import css from './about.module.css';

/** The meaning of the word Nafas, and the purpose of the product. */
export function About() {
  const { t } = useTranslation('public');
  const meanings = t('about.meanings', { returnObjects: true });
  const text = t('about.text', { returnObjects: true });
  return (
    <Section id="about">
      <div className={css['about']}>
        <div className={css['word']}>
          <span lang="ar" dir="rtl">
            نَفَس
          </span>
          <p>
            <b>{t('about.word')}</b> {t('about.kind')}
          </p>
          <ol>
            {meanings.map((meaning) => (
              <li key={meaning}>{meaning}</li>
            ))}
          </ol>
        </div>
        <div className={css['text']}>
          <h2 id="about-title">{t('about.title')}</h2>
          <div>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
