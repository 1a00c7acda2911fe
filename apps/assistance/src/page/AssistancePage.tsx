import { Badge, BreathLoader, InTurns, PageHead, Tabs } from '@nafas/design-system';
import { Mic, PenLine, ScanFace, ShieldCheck } from '@nafas/design-system/icons';
import type { EmotionSource } from '@nafas/emotion';
import { lazyPage, usePlatform, useViewLocation } from '@nafas/platform/remote';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestionNamed } from '../actions/suggested.ts';
import { SuggestedDialog } from '../actions/SuggestedDialog.tsx';
import { Gate } from '../gate/Gate.tsx';
import { loadOwnDocument } from './own-document.ts';
import css from './page.module.css';

/** The tab that the page opens with. */
export const firstTab = lazyPage(() => import('../camera/CameraTab.tsx'));

// Each brings its engine's code; nothing of it is loaded before its tab is wanted.
const VIEWS = {
  camera: firstTab.Page,
  voice: lazyPage(() => import('../voice/VoiceTab.tsx')).Page,
  text: lazyPage(() => import('../text/TextTab.tsx')).Page,
};
const ICONS = { camera: <ScanFace />, voice: <Mic />, text: <PenLine /> };
const SOURCES = ['camera', 'voice', 'text'] as const;

/** The tab is in the address (`?source=voice`), so that it can be linked to and comes back. */
function sourceIn(search: string): EmotionSource {
  const wanted = new URLSearchParams(search).get('source');
  return SOURCES.find((source) => source === wanted) ?? 'camera';
}

/** /dashboard/real-time-assistance */
export default function AssistancePage() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { pathname, search } = useViewLocation();
  const source = sourceIn(search);
  const practice = suggestionNamed(new URLSearchParams(search).get('practice'));
  const View = VIEWS[source];
  useEffect(() => loadOwnDocument(), []);
  const select = (id: EmotionSource) =>
    platform.navigate(`${pathname}?source=${id}`, { replace: true });
  return (
    <div className={css['page']}>
      <InTurns>
        <PageHead
          title={t('page.title')}
          lead={t('page.lead')}
          actions={
            <Badge tone="positive" icon={<ShieldCheck size="sm" />}>
              {t('page.private')}
            </Badge>
          }
        />
        <Tabs
          label={t('page.sources')}
          tabs={SOURCES.map((id) => ({ id, label: t(`tab.${id}`), icon: ICONS[id] }))}
          selected={source}
          onSelect={select}
          // Views that ask for a camera or a microphone are not opened by passing over them.
          activation="manual"
        >
          <Gate key={source} source={source}>
            <Suspense fallback={<BreathLoader label={t('page.loading')} />}>
              <View />
            </Suspense>
          </Gate>
        </Tabs>
        {/* A recommendation on the dashboard leads here. */}
        <SuggestedDialog key={practice} id={practice} onClose={() => select(source)} />
      </InTurns>
    </div>
  );
}
