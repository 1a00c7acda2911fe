import { Logo } from '@nafas/design-system';
import { Mail, MapPin, Phone } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { CONTACT } from './contact.ts';
import { FooterArt } from './FooterArt.tsx';
import { useFormat } from './use-format.ts';
import { LanguageLinks } from './preferences-controls.tsx';
import { TextLink, useRouterLink } from '../../links.tsx';
import { useEntryLink } from './use-entry-link.ts';
import css from './public-footer.module.css';

function Contact() {
  const { t } = useTranslation('public');
  return (
    <div>
      <h2>{t('footer.contact')}</h2>
      <address className={css['contact']}>
        <a href={`mailto:${CONTACT.email}`}>
          <Mail />
          <bdi lang="en">{CONTACT.email}</bdi>
        </a>
        <a href={`tel:${CONTACT.phone.replaceAll(' ', '')}`}>
          <Phone />
          <bdi lang="en" dir="ltr">
            {CONTACT.phone}
          </bdi>
        </a>
        <p>
          <MapPin />
          <span>{t('footer.address')}</span>
        </p>
      </address>
    </div>
  );
}

/** The foot of every public page, always at night: links, contact details, and what Nafas is not. */
export function PublicFooter({ art = false }: { art?: boolean }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { isInside, to } = useEntryLink();
  const home = useRouterLink(PATHS.landing);
  return (
    <footer
      className={art ? `${css['footer']} ${css['withArt']}` : css['footer']}
      data-theme="dark"
      id="contact"
    >
      {art ? <FooterArt className={css['art']} /> : null}
      <div className={css['wrap']}>
        <div className={css['grid']}>
          <div>
            <Logo {...home} name={t('brand')} aria-label={t('home')} />
            <p className={css['tagline']}>{t('footer.tagline')}</p>
          </div>
          <nav aria-labelledby="footer-product">
            <h2 id="footer-product">{t('footer.product')}</h2>
            <TextLink to="/#features">{t('nav.features')}</TextLink>
            <TextLink to="/#progress">{t('nav.progress')}</TextLink>
            <TextLink to={to}>{t(isInside ? 'dashboard' : 'tryNow')}</TextLink>
          </nav>
          <nav aria-labelledby="footer-trust">
            <h2 id="footer-trust">{t('footer.trust')}</h2>
            <TextLink to={PATHS.privacy}>{t('footer.privacy')}</TextLink>
            <TextLink to={`${PATHS.privacy}#section-4`}>{t('footer.analysis')}</TextLink>
            <TextLink to={PATHS.terms}>{t('footer.terms')}</TextLink>
            <TextLink to={PATHS.help}>{t('helpNow')}</TextLink>
          </nav>
          <Contact />
        </div>
        <LanguageLinks />
        <div className={css['end']}>
          <p>{t('footer.notMedical')}</p>
          <p>{t('footer.copyright', { year: number(2025) })}</p>
        </div>
      </div>
    </footer>
  );
}
