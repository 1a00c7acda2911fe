import { Button } from '@nafas/design-system';
import { ArrowLeft } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useRouterLink } from '../../links.tsx';
import { CONTACT } from '../frame/contact.ts';
import { PublicPage } from '../frame/PublicPage.tsx';
import { useFormat } from '../frame/use-format.ts';
import css from './legal-page.module.css';

/** When both texts were last changed (YYYY-MM). */
const UPDATED = '2025-04';

interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly text: readonly string[] }[];
}

/** A legal text in numbered sections, with its date and the way back to sign-up. */
export function LegalPage({ title, lead, sections }: LegalText) {
  const { t } = useTranslation('public');
  const { month, number } = useFormat();
  const back = useRouterLink(PATHS.signUp);
  return (
    <PublicPage>
      <article className={css['page']}>
        <Button {...back} variant="quiet" icon={<ArrowLeft flip />} className={css['back']}>
          {t('legal.back')}
        </Button>
        <h1>{title}</h1>
        <p className={css['updated']}>{t('legal.updated', { date: month(UPDATED) })}</p>
        <p className={css['lead']}>{lead}</p>
        <nav className={css['contents']} aria-label={t('legal.contents')}>
          {sections.map((section, i) => (
            <a key={section.title} href={`#section-${i + 1}`}>
              <span>{number(i + 1)}</span> {section.title}
            </a>
          ))}
        </nav>
        {sections.map((section, i) => (
          <LegalSection key={section.title} {...section} number={i + 1} />
        ))}
        <p className={css['questions']}>
          {t('legal.questions')}{' '}
          <a href={`mailto:${CONTACT.email}`}>
            <bdi lang="en">{CONTACT.email}</bdi>
          </a>
        </p>
      </article>
    </PublicPage>
  );
}

/** One numbered section; an address can name it (`#section-3`). */
function LegalSection(props: { number: number; title: string; text: readonly string[] }) {
  const { number: place, title, text } = props;
  const { number } = useFormat();
  const id = `section-${place}`;
  return (
    <section id={id} className={css['section']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span>{number(place)}.</span> {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
