import type { PlatformV1 } from '@nafas/platform';
import type { ParsedRegistry } from '@nafas/platform/registry';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FeatureView } from '../../features/FeatureView.tsx';
import type { View } from '../../features/mount-view.ts';
import type { SkeletonSize } from '../../features/ViewSkeleton.tsx';
import { slotEntries } from '../../loader/registry-view.ts';
import styles from './dashboard.module.css';

type Entry = ReturnType<typeof slotEntries>[number];

/** The dashboard's slots, filled from the registry. An empty slot takes no room. */
export function DashboardSlots(props: { registry: ParsedRegistry; platform: PlatformV1 }) {
  const { registry, platform } = props;
  const { t } = useTranslation();
  const slots = useMemo(
    () => ({
      stats: slotEntries(registry, 'dashboard.stats'),
      main: slotEntries(registry, 'dashboard.main'),
      aside: slotEntries(registry, 'dashboard.aside'),
    }),
    [registry],
  );
  const fill = (entries: Entry[], size: SkeletonSize) =>
    entries.map((entry) => (
      <SlotView key={`${entry.version.url} ${entry.slot.id}`} {...{ entry, platform, size }} />
    ));
  return (
    <>
      {slots.stats.length > 0 && (
        <section className={styles['stats']} aria-label={t('dashboard.stats')}>
          {fill(slots.stats, 'stat')}
        </section>
      )}
      <div className={styles['columns']}>
        <div className={styles['column']}>{fill(slots.main, 'main')}</div>
        {slots.aside.length > 0 && (
          <div className={styles['column']}>{fill(slots.aside, 'aside')}</div>
        )}
      </div>
    </>
  );
}

function SlotView(props: { entry: Entry; platform: PlatformV1; size: SkeletonSize }) {
  const { version, slot } = props.entry;
  const view = useMemo<View>(() => ({ version, kind: 'slot', id: slot.id }), [version, slot.id]);
  return <FeatureView view={view} platform={props.platform} title={slot.title} size={props.size} />;
}
