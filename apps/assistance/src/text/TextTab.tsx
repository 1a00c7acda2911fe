import { CareNote, useCrisisLevel } from '@nafas/care-react';
import { Banner, Button, Card, Meter, Select, TextArea } from '@nafas/design-system';
import { CircleAlert, ShieldCheck } from '@nafas/design-system/icons';
import { detectLanguage, TEXT_LANGUAGES } from '@nafas/emotion/text';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Source } from '../source/Source.tsx';
import { useFormat } from '../use-format.ts';
import css from './text.module.css';
import { useTextReading } from './use-text-reading.ts';

const PERCENT = 100;
/** Chosen by the script of the text unless the person says otherwise. */
const BY_SCRIPT = 'auto';
/** Browsers have names in every language for these by their countries only. */
const NAMED_AS: Readonly<Record<string, string>> = { ary: 'ar-MA', arq: 'ar-DZ' };

/** Tab Text: what is written is screened for words in crisis first, then read when that is asked for. */
export default function TextTab() {
  const { t, i18n } = useTranslation();
  const { percent } = useFormat();
  const language = useStore(usePlatform().language);
  const { view, analyze, forget } = useTextReading();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(BY_SCRIPT);
  const care = useCrisisLevel(text);
  const names = useMemo(
    () => new Intl.DisplayNames(i18n.language, { type: 'language' }),
    [i18n.language],
  );
  const isBlank = text.trim() === '';
  const isBusy = view.status === 'loading' || view.status === 'analyzing';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank) return;
    void analyze(text, chosen === BY_SCRIPT ? detectLanguage(text, language) : chosen);
  }
  function clear() {
    setText('');
    forget();
  }

  return (
    <Source source="text" reading={view.reading} text={view.text}>
      <Card as="section" aria-label={t('tab.text')} data-text={view.status}>
        <form className={css['write']} onSubmit={submit}>
          <TextArea
            label={t('text.label')}
            aside={
              <span className={css['kept']}>
                <ShieldCheck size="sm" />
                {t('text.kept')}
              </span>
            }
            className={css['page']}
            rows={10}
            value={text}
            placeholder={t('text.placeholder')}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <CareNote level={care} text={text} />
          {view.problem ? (
            <Banner icon={<CircleAlert />}>{t(`text.problem.${view.problem}`)}</Banner>
          ) : null}
          {view.status === 'loading' && view.progress > 0 && view.progress < 1 ? (
            <Meter
              role="progressbar"
              label={t('engine.loading')}
              value={view.progress * PERCENT}
              valueText={percent(Math.floor(view.progress * PERCENT))}
            />
          ) : null}
          <div className={css['foot']}>
            <Select
              label={t('text.language')}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              <option value={BY_SCRIPT}>{t('text.byScript')}</option>
              {TEXT_LANGUAGES.map((code) => (
                <option key={code} value={code}>
                  {names.of(NAMED_AS[code] ?? code)}
                </option>
              ))}
            </Select>
            <span className={css['buttons']}>
              <Button variant="quiet" onClick={clear} disabled={isBlank && !view.reading}>
                {t('text.clear')}
              </Button>
              <Button variant="primary" type="submit" disabled={isBlank} busy={isBusy}>
                {t('text.analyze')}
              </Button>
            </span>
          </div>
        </form>
      </Card>
    </Source>
  );
}
