import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import type { VoiceView } from './voice-view.ts';

/** Messages about a recording: no microphone, nothing to read in it, or the browser's own processing. */
export function VoiceMessages({ view }: { view: VoiceView }) {
  const { t } = useTranslation();
  const { message, problem, isUnprocessed } = view;
  if (message) {
    return (
      <Banner tone="critical" icon={<CircleAlert />}>
        {t(`voice.message.${message}`)}
      </Banner>
    );
  }
  if (problem) return <Banner icon={<CircleAlert />}>{t(`voice.problem.${problem}`)}</Banner>;
  if (isUnprocessed) return null;
  return <Banner tone="accent">{t('voice.processed')}</Banner>;
}
