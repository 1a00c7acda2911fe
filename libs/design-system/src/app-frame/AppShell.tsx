import type { MouseEvent, ReactNode } from 'react';
import css from './AppShell.module.css';

/** Props of {@link AppShell}. */
export interface AppShellProps {
  /** A Sidebar; not shown under 720 px. */
  sidebar: ReactNode;
  /** A Header. */
  header: ReactNode;
  /** A TabBar; shown only under 720 px. */
  tabbar?: ReactNode;
  /** The page, usually a Content. */
  children: ReactNode;
  /** Sidebar down to its icons. */
  collapsed?: boolean;
  /** Words of the skip link, the first thing the Tab key finds. */
  skipLabel: string;
  /** Id of the Content it leads to. Default `content`. */
  contentId?: string;
}

/** Moves focus itself, so that it works beside any router and leaves the address alone. */
function skipTo(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** The frame of every signed-in page. */
export function AppShell(props: AppShellProps) {
  const {
    sidebar,
    header,
    tabbar,
    children,
    collapsed = false,
    skipLabel,
    contentId = 'content',
  } = props;
  return (
    <>
      <nav aria-label={skipLabel}>
        <a
          className={css['skip']}
          href={`#${contentId}`}
          onClick={(event) => skipTo(event, contentId)}
        >
          {skipLabel}
        </a>
      </nav>
      <div className={css['app']} data-sidebar={collapsed ? 'collapsed' : 'open'}>
        {sidebar}
        <div className={css['body']}>
          {header}
          {children}
          {tabbar}
        </div>
      </div>
    </>
  );
}
