import { Button, PageHead } from '@nafas/design-system';
import { Plus } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClientOf } from '../data/goal-cache.ts';
import { GoalSection } from '../list/GoalSection.tsx';
import { NewGoalDialog } from '../new-goal/NewGoalDialog.tsx';
import css from './page.module.css';

/** /dashboard/motivation-hub */
export default function MotivationPage() {
  return (
    <QueryClientProvider client={queryClientOf(usePlatform())}>
      <Content />
    </QueryClientProvider>
  );
}

function Content() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <div className={css['page']}>
      <PageHead
        title={t('page.title')}
        lead={t('page.lead')}
        actions={
          <Button variant="primary" icon={<Plus />} onClick={open}>
            {t('new.title')}
          </Button>
        }
      />
      <GoalSection onNew={open} />
      <NewGoalDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
