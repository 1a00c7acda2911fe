import { type PlatformV1 } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegistry, useScopePlatform } from '../boot/runtime-context.ts';
import { notify } from '../notices/notices.ts';
import { report } from '../platform/report.ts';
import { actionEntries } from '../registry-view.ts';
import { closeAction, openAction, requestedAction } from './open-action.ts';
import { useView } from './use-view.ts';

type ActionEntry = ReturnType<typeof actionEntries>[number];

/** Mounts the action that was asked for, above whatever page is shown. */
export function ActionHost() {
  const requested = useStore(requestedAction);
  const platform = useScopePlatform();
  const registry = useRegistry();
  const { t } = useTranslation();
  const isReady = registry.status === 'ready';
  const entry =
    requested && isReady
      ? actionEntries(registry.registry).find(({ id }) => id === requested.id)
      : undefined;
  const isUnknown = requested !== null && isReady && !entry;

  useEffect(() => {
    if (!isUnknown) return;
    report(new Error('an unknown action was asked for'), { phase: 'run' });
    notify({ kind: 'failed', message: t('action.unknown') });
    closeAction();
  }, [isUnknown, t]);

  // An action of the old scope doesn't outlive it.
  useEffect(() => {
    platform?.scope.signal.addEventListener('abort', closeAction);
  }, [platform]);

  if (!requested || !entry || !platform) return null;
  return <OpenAction key={requested.key} entry={entry} platform={platform} />;
}

function OpenAction({ entry, platform }: { entry: ActionEntry; platform: PlatformV1 }) {
  const { t } = useTranslation();
  const language = useStore(platform.language);
  const { version, action, id } = entry;
  const { element, state } = useView(
    { version, kind: 'action', id: action.id },
    platform,
    closeAction,
  );
  const error = state.status === 'away' ? state.error : null;
  const name = action.title[language];

  useEffect(() => {
    if (!error) return;
    notify({
      kind: 'failed',
      message: t('away.title', { name }),
      error,
      action: { label: t('away.tryAgain'), run: () => openAction(id) },
    });
    closeAction();
  }, [error, name, id, t]);

  return (
    <div
      ref={element}
      data-feature={version.extras.feature.id}
      data-action={id}
      data-state={state.status}
    />
  );
}
