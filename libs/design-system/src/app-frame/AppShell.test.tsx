import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppShell } from './AppShell.tsx';
import { Content } from './Content.tsx';
import { Header } from './Header.tsx';
import { Nav, NavItem } from './Nav.tsx';
import { PageHead } from './PageHead.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TabBar, TabBarAction, TabBarItem } from './TabBar.tsx';

const onGo = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Page({ collapsed = false }) {
  return (
    <AppShell
      skipLabel="Skip to content"
      collapsed={collapsed}
      sidebar={
        <Sidebar
          label="Sidebar"
          brand="Nafas"
          foot={<ProfileCard avatar="L" name="Layla" detail="layla@nafas.app" />}
        >
          <Nav label="Main">
            <NavItem href="/" icon="i" label="Dashboard" current />
            <NavItem href="/goals" icon="i" label="Goals" onClick={onGo} />
          </Nav>
        </Sidebar>
      }
      header={<Header end={<button>Theme</button>} />}
      tabbar={
        <TabBar label="Main, short">
          <TabBarItem href="/" icon="i" label="Home" current />
          <TabBarAction label="New analysis" icon="+" />
        </TabBar>
      }
    >
      <Content>
        <PageHead title="Good morning" lead="Thursday" actions={<button>New</button>} />
      </Content>
    </AppShell>
  );
}

test('the landmarks of a page, each navigation with a name', () => {
  render(<Page />);
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('complementary', { name: 'Sidebar' }).textContent).toContain('Layla');
  expect(screen.getByRole('main').id).toBe('content');
  expect(screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))).toEqual([
    'Skip to content',
    'Main',
    'Main, short',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Good morning' })).toBeTruthy();
});

test('the skip link is the first stop and takes focus to the content', async () => {
  render(<Page />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('one item is the current page, and a router can take over a click', async () => {
  render(<Page />);
  const nav = screen.getByRole('navigation', { name: 'Main' });
  const current = within(nav)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['iDashboard']);
  await userEvent.click(within(nav).getByRole('link', { name: 'iGoals' }));
  expect(onGo).toHaveBeenCalledOnce();
});

test('folded, every item keeps its name', () => {
  const { container } = render(<Page collapsed />);
  expect(container.querySelector('[data-sidebar="collapsed"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'iGoals' })).toBeTruthy();
});

test('the action of the tab bar has a name', () => {
  render(<Page />);
  expect(screen.getByRole('button', { name: 'New analysis' })).toBeTruthy();
});
