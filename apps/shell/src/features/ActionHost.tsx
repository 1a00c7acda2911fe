import { localize, PlatformError, type ActionArgument, type PlatformV1 } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegistry, useRuntime, useScopePlatform } from '../runtime/runtime-context.ts';
import { actionEntries } from '../loader/registry-view.ts';
import { useView } from './use-view.ts';

type ActionEntry = ReturnType<typeof actionEntries>[number];

/** Mounts the action that was asked for, above whatever page is shown. */
export function ActionHost() {
  const { actions, notices, report } = useRuntime();
  const requested = useStore(actions.requested);
  const platform = useScopePlatform();
  const registry = useRegistry();
  const { t } = useTranslation();
  const isReady = registry.status === 'ready';
  const entry =
    requested && isReady
      ? actionEntries(registry.registry).find(({ id }) => id === requested.id)
      : undefined;
  const unknown = isReady && !entry ? requested?.id : undefined;

  useEffect(() => {
    if (unknown === undefined) return;
    report(new PlatformError('NF145', `no app has the action ${unknown}`));
    notices.notify({ kind: 'failed', message: t('action.unknown') });
    actions.close();
  }, [unknown, t, actions, notices, report]);

  // An action of the old scope doesn't outlive it.
  useEffect(() => {
    platform?.scope.signal.addEventListener('abort', actions.close);
  }, [platform, actions]);

  if (!requested || !entry || !platform) return null;
  const { key, argument } = requested;
  return <OpenAction key={key} entry={entry} argument={argument} platform={platform} />;
}

function OpenAction(props: {
  entry: ActionEntry;
  argument: ActionArgument | undefined;
  platform: PlatformV1;
}) {
  const { entry, argument, platform } = props;
  const { t } = useTranslation();
  const { actions, notices } = useRuntime();
  const language = useStore(platform.language);
  const { version, action, id } = entry;
  const { element, state } = useView(
    { version, kind: 'action', id: action.id, argument },
    platform,
    { onClose: actions.close },
  );
  const error = state.status === 'away' ? state.error : null;
  const name = localize(action.title, language);

  useEffect(() => {
    if (!error) return;
    // The same argument is no better the next time.
    notices.notify(
      error.code === 'NF144'
        ? { kind: 'failed', message: t('action.unknown') }
        : {
            kind: 'failed',
            message: t('away.title', { name }),
            error,
            action: { label: t('away.tryAgain'), run: () => actions.open(id, argument) },
          },
    );
    actions.close();
  }, [error, name, id, argument, t, actions, notices]);

  return (
    <div
      ref={element}
      data-feature={version.extras.feature.id}
      data-action={id}
      data-state={state.status}
    />
  );
}
