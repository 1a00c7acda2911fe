import type { CrisisLevel } from '@nafas/care-react';
import { DataRoot } from '@nafas/data-service/react';
import { Button, InTurns, PageHead, Skeleton, Tabs } from '@nafas/design-system';
import { Plus, Wind } from '@nafas/design-system/icons';
import { lazyPage, usePlatform } from '@nafas/platform/remote';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AchievementsPanel } from '../achievements/AchievementsPanel.tsx';
import { CareAfter } from '../care/CareHelp.tsx';
import { HabitSection } from '../habits/HabitSection.tsx';
import { GoalSection } from '../list/GoalSection.tsx';
import { NewGoalDialog } from '../new-goal/NewGoalDialog.tsx';
import { QuoteOfDay } from '../quote/QuoteOfDay.tsx';
import css from './page.module.css';
import { TABS, useTab } from './use-tab.ts';

// The hub opens with its goals: the conversation is loaded with its tab.
const chat = lazyPage(async () => ({
  default: (await import('../chat/ChatPanel.tsx')).ChatPanel,
}));

/** The action of the app that guides the exercise. */
const BREATHE = 'assistance.breathe';

/** /dashboard/motivation-hub */
export default function MotivationPage() {
  return (
    <DataRoot>
      <Content />
    </DataRoot>
  );
}

function Content() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [tab, selectTab] = useTab();
  const [isOpen, setIsOpen] = useState(false);
  const [care, setCare] = useState<CrisisLevel>('none');
  const open = () => setIsOpen(true);
  return (
    <div className={css['page']}>
      <InTurns>
        <PageHead
          title={t('page.title')}
          lead={t('page.lead')}
          actions={
            <div className={css['actions']}>
              <Button icon={<Wind />} onClick={() => platform.open(BREATHE)}>
                {t('page.breathe')}
              </Button>
              <Button variant="primary" icon={<Plus />} onClick={open}>
                {t('new.title')}
              </Button>
            </div>
          }
        />
        <QuoteOfDay />
        <CareAfter level={care} onClose={() => setCare('none')} />
        <Tabs
          label={t('page.tabs')}
          tabs={TABS.map((id) => ({
            id,
            label: t(`tab.${id}`),
            prepare: id === 'chat' ? chat.prepare : undefined,
          }))}
          selected={tab}
          onSelect={selectTab}
        >
          {tab === 'goals' && (
            <InTurns>
              <GoalSection onNew={open} />
              <HabitSection />
            </InTurns>
          )}
          {tab === 'achievements' && <AchievementsPanel />}
          {tab === 'chat' && (
            <Suspense fallback={<Skeleton />}>
              <chat.Page />
            </Suspense>
          )}
        </Tabs>
      </InTurns>
      <NewGoalDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onCreated={(level) => {
          setCare(level);
          selectTab('goals');
        }}
      />
    </div>
  );
}
