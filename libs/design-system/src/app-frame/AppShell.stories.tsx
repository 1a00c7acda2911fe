import { Avatar } from '../avatar/Avatar.tsx';
import { HorizonArt } from '../breath-art/HorizonArt.tsx';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Activity, Bell, LayoutDashboard, LogOut, PanelLeft, Plus } from '../icons/lucide.ts';
import { bilingual, type Say } from '../internal/stories/bilingual.tsx';
import { Logo } from '../mark/Logo.tsx';
import { AppShell } from './AppShell.tsx';
import { Content } from './Content.tsx';
import { Header } from './Header.tsx';
import { Nav, NavItem } from './Nav.tsx';
import { PageHead } from './PageHead.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TabBar, TabBarAction, TabBarItem } from './TabBar.tsx';

export default { title: 'Navigation/AppShell', component: AppShell };

const logo = (say: Say) => (
  <Logo
    name={say('Nafas', 'نَفَس')}
    href="#story"
    aria-label={say('Nafas, home', 'نَفَس، الصفحة الرئيسية')}
  />
);

const sidebar = (say: Say, collapsed: boolean) => (
  <Sidebar
    label={say('Sidebar', 'الشريط الجانبي')}
    brand={logo(say)}
    toggle={
      <IconButton label={say('Fold the sidebar', 'طيّ الشريط')} aria-expanded={!collapsed}>
        <PanelLeft flip />
      </IconButton>
    }
    foot={
      <ProfileCard
        avatar={<Avatar name={say('Layla', 'ليلى')} />}
        name={say('Layla Haddad', 'ليلى حداد')}
        detail="layla@nafas.app"
        end={
          <IconButton label={say('Log out', 'تسجيل الخروج')}>
            <LogOut flip />
          </IconButton>
        }
      />
    }
  >
    <Nav label={say('Main', 'الرئيسية')}>
      <NavItem
        href="#story"
        icon={<LayoutDashboard />}
        label={say('Dashboard', 'لوحة المتابعة')}
        current
      />
      <NavItem
        href="#story"
        icon={<Activity />}
        label={say('Emotional analysis', 'تحليل المشاعر')}
      />
    </Nav>
  </Sidebar>
);

const tabbar = (say: Say) => (
  <TabBar label={say('Main, small', 'الرئيسية، مختصرة')}>
    <TabBarItem
      href="#story"
      icon={<LayoutDashboard size="lg" />}
      label={say('Dashboard', 'المتابعة')}
      current
    />
    <TabBarAction icon={<Plus size="lg" />} label={say('New analysis', 'تحليل جديد')} />
    <TabBarItem href="#story" icon={<Activity size="lg" />} label={say('Analysis', 'التحليل')} />
  </TabBar>
);

const page = (collapsed: boolean) => (say: Say) => (
  <AppShell
    skipLabel={say('Skip to content', 'انتقل إلى المحتوى')}
    collapsed={collapsed}
    sidebar={sidebar(say, collapsed)}
    header={
      <Header
        brand={logo(say)}
        end={
          <IconButton label={say('Notifications', 'الإشعارات')}>
            <Bell />
          </IconButton>
        }
      />
    }
    tabbar={tabbar(say)}
  >
    <Content>
      <PageHead
        title={say('Good morning, Layla', 'صباح الخير يا ليلى')}
        lead={say('Take your time.', 'على مهلك.')}
        art={<HorizonArt />}
        actions={
          <Button variant="primary" icon={<Plus />}>
            {say('New analysis', 'تحليل جديد')}
          </Button>
        }
      />
      <Card>{say('A page of a feature app stands here.', 'هنا تقف صفحة من تطبيق.')}</Card>
    </Content>
  </AppShell>
);

export const Open = bilingual(page(false), { bare: true });
export const Collapsed = bilingual(page(true), { bare: true });
