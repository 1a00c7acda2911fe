import { Card } from '@nafas/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../frame/use-format.ts';
import { BreathSample } from './BreathSample.tsx';
import { ChatSample } from './ChatSample.tsx';
import { CheckInSample } from './CheckInSample.tsx';
import { DeviceSample } from './DeviceSample.tsx';
import { GoalSample } from './GoalSample.tsx';
import { Section } from './Section.tsx';
import css from './features.module.css';

interface FeatureProps {
  span: 'nf-span-7' | 'nf-span-5' | 'nf-span-4';
  /** A picture of the feature; what it shows is in the words below it. */
  sample: ReactNode;
  title: string;
  text: string;
}

function Feature({ span, sample, title, text }: FeatureProps) {
  return (
    <Card flush className={`${css['feature']} ${span}`}>
      <div className={css['sample']} aria-hidden="true" inert>
        {sample}
      </div>
      <div className={css['text']}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </Card>
  );
}

/** The features of Nafas, each with a small picture of itself. */
export function Features() {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const words = (id: 'device' | 'breath' | 'goal' | 'chat') => ({
    title: t(`features.${id}.title`),
    text: t(`features.${id}.text`),
  });
  return (
    <Section id="features" className={css['features']}>
      <h2 id="features-title">{t('features.title')}</h2>
      <div className="nf-grid">
        <Feature
          span="nf-span-7"
          sample={<CheckInSample />}
          title={t('features.checkIn.title')}
          text={t('features.checkIn.text', { min: number(0), max: number(10) })}
        />
        <Feature span="nf-span-5" sample={<DeviceSample />} {...words('device')} />
        <Feature span="nf-span-4" sample={<BreathSample />} {...words('breath')} />
        <Feature span="nf-span-4" sample={<GoalSample />} {...words('goal')} />
        <Feature span="nf-span-4" sample={<ChatSample />} {...words('chat')} />
      </div>
    </Section>
  );
}
