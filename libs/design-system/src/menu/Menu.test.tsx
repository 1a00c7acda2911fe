import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem, MenuRadio } from './MenuItem.tsx';

function Languages({ onChoose = () => undefined }: { onChoose?: (what: string) => void }) {
  return (
    <>
      <Menu label="Language" trigger={(trigger) => <Button {...trigger}>English</Button>}>
        <MenuRadio checked={false} onSelect={() => onChoose('fr')}>
          Français
        </MenuRadio>
        <MenuRadio checked onSelect={() => onChoose('en')}>
          English, UK
        </MenuRadio>
        <MenuItem disabled onSelect={() => onChoose('never')}>
          Klingon
        </MenuItem>
        <hr />
        <MenuItem href="#all" onSelect={() => onChoose('all')}>
          All languages
        </MenuItem>
      </Menu>
      <button>Elsewhere</button>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'English' });
const focused = () => document.activeElement?.textContent;

test('the button says there is a menu and whether it is open', async () => {
  render(<Languages />);
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(button().getAttribute('aria-controls')).toBe(
    screen.getByRole('menu', { name: 'Language' }).id,
  );
});

test('it opens on the chosen item and arrow keys pass by what is disabled, around the ends', async () => {
  render(<Languages />);
  await userEvent.click(button());
  expect(focused()).toBe('English, UK');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('All languages');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Français');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('All languages');
});

test('arrow up on the button opens at the end', async () => {
  render(<Languages />);
  button().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('All languages');
});

test('Escape closes, gives focus back and goes no further', async () => {
  const outside = vi.fn();
  render(
    <div onKeyDown={(event) => event.key === 'Escape' && outside()}>
      <Languages />
    </div>,
  );
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
  expect(outside).not.toHaveBeenCalled();
});

test('choosing acts once, closes and gives focus back', async () => {
  const onChoose = vi.fn();
  render(<Languages onChoose={onChoose} />);
  await userEvent.click(button());
  await userEvent.keyboard('{Home}{Enter}');
  expect(onChoose.mock.calls).toEqual([['fr']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('a disabled item does nothing', async () => {
  const onChoose = vi.fn();
  render(<Languages onChoose={onChoose} />);
  await userEvent.click(button());
  await userEvent.click(screen.getByText('Klingon'));
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('a press elsewhere and the Tab key both close it', async () => {
  render(<Languages />);
  await userEvent.click(button());
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(button());
  await userEvent.tab();
  expect(screen.queryByRole('menu')).toBeNull();
});
