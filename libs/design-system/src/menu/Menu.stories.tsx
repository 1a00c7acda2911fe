import { Button } from '../button/Button.tsx';
import { ChevronDown, LogOut, PenLine, Trash2 } from '../icons/lucide.ts';
import { bilingual } from '../internal/stories/bilingual.tsx';
import { Held } from '../internal/stories/Held.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem, MenuRadio } from './MenuItem.tsx';

export default { title: 'Overlays/Menu', component: Menu };

/** Opens the menu as a person would, so that its open state is checked too. */
function openMenu({ canvasElement }: { canvasElement: HTMLElement }) {
  canvasElement.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
}

export const Choices = {
  ...bilingual((say) => (
    <Held start="en">
      {(language, setLanguage) => (
        <Menu
          label={say('Language', 'اللغة')}
          trigger={(trigger) => (
            <Button {...trigger} variant="quiet" iconEnd={<ChevronDown size="sm" />}>
              {say('Language', 'اللغة')}
            </Button>
          )}
        >
          <MenuRadio checked={language === 'en'} onSelect={() => setLanguage('en')} lang="en">
            English
          </MenuRadio>
          <MenuRadio checked={language === 'ar'} onSelect={() => setLanguage('ar')} lang="ar">
            العربية
          </MenuRadio>
        </Menu>
      )}
    </Held>
  )),
  play: openMenu,
};

export const Commands = {
  ...bilingual((say) => (
    <Menu
      label={say('Conversation', 'المحادثة')}
      trigger={(trigger) => <Button {...trigger}>{say('Options', 'خيارات')}</Button>}
    >
      <MenuItem icon={<PenLine />}>{say('Rename', 'أعد التسمية')}</MenuItem>
      <MenuItem icon={<LogOut flip />} href="#story">
        {say('Leave', 'غادر')}
      </MenuItem>
      <MenuItem disabled>{say('Not available', 'غير متاح')}</MenuItem>
      <hr />
      <MenuItem icon={<Trash2 />} tone="critical">
        {say('Erase', 'امحُ')}
      </MenuItem>
    </Menu>
  )),
  play: openMenu,
};

export const Closed = bilingual((say) => (
  <Menu
    label={say('More', 'المزيد')}
    trigger={(trigger) => <Button {...trigger}>{say('More', 'المزيد')}</Button>}
  >
    <MenuItem>{say('Rename', 'أعد التسمية')}</MenuItem>
  </Menu>
));
