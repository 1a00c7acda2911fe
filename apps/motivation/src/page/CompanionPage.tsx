import { DataRoot } from '@nafas/data-service/react';
import { VisuallyHidden } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { ChatPanel } from '../chat/ChatPanel.tsx';

/** /dashboard/companion: the conversation of the hub's Chat tab, with its papers beside it. */
export default function CompanionPage() {
  const { t } = useTranslation();
  return (
    <DataRoot>
      <VisuallyHidden as="div">
        <h1>{t('chat.companion')}</h1>
      </VisuallyHidden>
      <ChatPanel />
    </DataRoot>
  );
}
