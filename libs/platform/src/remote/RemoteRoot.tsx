import type { i18n } from 'i18next';
import { StrictMode, type ComponentType, Component, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RemoteContext } from './context.ts';
import type { RemoteProps } from './mount-context.ts';

/** The root of every mounted view: its own boundary, its platform, its texts. */
export function RemoteRoot(props: { remote: RemoteProps; i18n: i18n; View: ComponentType }) {
  const { remote, i18n, View } = props;
  return (
    <StrictMode>
      <FaultBoundary onFault={remote.mount.onFault}>
        <RemoteContext value={remote}>
          <I18nextProvider i18n={i18n}>
            <View />
          </I18nextProvider>
        </RemoteContext>
      </FaultBoundary>
    </StrictMode>
  );
}

interface Props {
  onFault(error: unknown): void;
  children: ReactNode;
}

/** Shows nothing once a child threw, and tells the shell, which replaces the whole view. */
class FaultBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
