import { localize, type LocalizedText, type PlatformV1 } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import clsx from 'clsx';
import { UnavailableCard } from './UnavailableCard.tsx';
import styles from './feature-view.module.css';
import { Delayed } from './Delayed.tsx';
import type { View } from './mount-view.ts';
import { useView } from './use-view.ts';
import { ViewSkeleton, type SkeletonSize } from './ViewSkeleton.tsx';
import { useGeneric } from '../runtime/runtime-context.ts';

/** A view of a feature app in its place: a skeleton of its size first, then the view, or the "away" card. */
export function FeatureView(props: {
  view: View;
  platform: PlatformV1;
  title: LocalizedText;
  size: SkeletonSize;
  /** Told when the view is a page that has nothing at this address. */
  onNotFound?: (pathname: string) => void;
}) {
  const { view, platform, title, size, onNotFound } = props;
  const { element, state, retry } = useView(view, platform, onNotFound ? { onNotFound } : {});
  const language = useStore(platform.language);
  // Beside the view: without a network the card couldn't load its words any more.
  useGeneric();
  return (
    <div
      className={clsx(styles['view'], styles[size])}
      data-feature={view.version.extras.feature.id}
      data-state={state.status}
      data-version={state.status === 'mounted' ? state.version.metadata.version : undefined}
    >
      {state.status === 'loading' && <Waiting size={size} />}
      {state.status === 'away' && (
        <UnavailableCard
          name={localize(title, language)}
          error={state.error}
          onRetry={retry}
          isPage={size === 'page'}
        />
      )}
      <div ref={element} className={styles['content']} hidden={state.status === 'away'} />
    </div>
  );
}

/** A widget's place is kept from the start; a page that comes at once is not announced by the shape of it. */
function Waiting({ size }: { size: SkeletonSize }) {
  const skeleton = <ViewSkeleton size={size} />;
  return size === 'page' ? <Delayed>{skeleton}</Delayed> : skeleton;
}
