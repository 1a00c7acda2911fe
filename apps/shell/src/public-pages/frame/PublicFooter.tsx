import { Logo } from '@nafas/design-system';
import { Mail, MapPin, Phone } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { CONTACT } from './contact.ts';
import { FooterArt } from './FooterArt.tsx';
import { PublicLink as Link } from './PublicLink.tsx';
import { useFormat } from './use-format.ts';
import { useRouterLink } from './use-router-link.ts';
import css from './public-footer.module.css';

function Contact() {
  const { t } = useTranslation();
  return (
    <address className={css['contact']}>
      <h2>{t('public.footer.contact')}</h2>
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
        <span>{t('public.footer.address')}</span>
      </p>
    </address>
  );
}

/** The foot of every public page, always at night: links, contact details, and what Nafas is not. */
export function PublicFooter({ art = false }: { art?: boolean }) {
  const { t } = useTranslation();
  const { number } = useFormat();
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
            <Logo {...home} name={t('public.brand')} aria-label={t('public.home')} />
            <p className={css['tagline']}>{t('public.footer.tagline')}</p>
          </div>
          <nav aria-labelledby="footer-product">
            <h2 id="footer-product">{t('public.footer.product')}</h2>
            <Link to="/#features">{t('public.nav.features')}</Link>
            <Link to="/#progress">{t('public.nav.progress')}</Link>
            <Link to={PATHS.signIn}>{t('public.tryNow')}</Link>
          </nav>
          <nav aria-labelledby="footer-trust">
            <h2 id="footer-trust">{t('public.footer.trust')}</h2>
            <Link to={PATHS.privacy}>{t('public.footer.privacy')}</Link>
            <Link to={`${PATHS.privacy}#section-4`}>{t('public.footer.analysis')}</Link>
            <Link to={PATHS.terms}>{t('public.footer.terms')}</Link>
            <Link to={PATHS.help}>{t('public.helpNow')}</Link>
          </nav>
          <Contact />
        </div>
        <div className={css['end']}>
          <p>{t('public.footer.notMedical')}</p>
          <p>{t('public.footer.copyright', { year: number(2025) })}</p>
        </div>
      </div>
    </footer>
  );
}
