import { isUnder, localize } from '@nafas/platform';
import type { Feature } from '@nafas/platform/feature';
import type { RemoteModule } from '@nafas/platform/remote-module';
import { useStore } from '@nafas/platform/use-store';
import type { DevPlatform } from './dev-platform.ts';
import css from './host.module.css';
import { HostBar } from './HostBar.tsx';
import { View } from './View.tsx';

/** One app without a shell: its page by the address, its widgets at /, its actions above both. */
export function Host(props: { feature: Feature; remote: RemoteModule; dev: DevPlatform }) {
  const { feature, remote, dev } = props;
  const { platform } = dev;
  const { pathname } = useStore(platform.location);
  const language = useStore(platform.language);
  const said = useStore(dev.said);
  const opened = useStore(dev.action);
  const action = opened === null ? undefined : remote.actions[opened.id];
  const common = { basename: feature.basename, platform };
  const isPage = pathname !== '/' && isUnder(pathname, feature.basename);
  return (
    <>
      <HostBar feature={feature} dev={dev} />
      <main className={css['main']}>
        {isPage && remote.page && (
          <View key="page" make={remote.page} kind="page" id={feature.id} {...common} />
        )}
        {pathname === '/' &&
          feature.slots.map(({ id, slot, title }) => (
            <section key={id} aria-label={localize(title, language)}>
              <p className={css['hint']}>
                {slot} · {id}
              </p>
              {remote.slots[id] && <View make={remote.slots[id]} kind="slot" id={id} {...common} />}
            </section>
          ))}
        {pathname !== '/' && !isPage && (
          <p>
            <code>{pathname}</code> is outside this app; the shell would go there.
          </p>
        )}
      </main>
      {action && opened !== null && (
        <View
          key={opened.id}
          make={action}
          kind="action"
          id={opened.id}
          argument={opened.argument}
          {...common}
          onClose={() => dev.action.set(null)}
        />
      )}
      <ol className={css['said']} aria-label="What the app asked of the shell">
        {said.map((text, index) => (
          <li key={`${said.length - index} ${text}`}>{text}</li>
        ))}
      </ol>
    </>
  );
}
