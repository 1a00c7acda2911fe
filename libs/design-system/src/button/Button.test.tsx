import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a button does not submit a form unless told to', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
});

test('a click and the keyboard both press it', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('busy takes no clicks, says so and keeps focus', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Saving
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(document.activeElement).toBe(button);
});

test('disabled takes no clicks', async () => {
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});

test('with href it is a link that a router can take over', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Button href="/goals" onClick={onClick}>
      Goals
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Goals' });
  await userEvent.click(link);
  expect(link.getAttribute('href')).toBe('/goals');
  expect(onClick).toHaveBeenCalledOnce();
});

test('a disabled link goes nowhere', async () => {
  const onClick = vi.fn();
  render(
    <Button href="#goals" disabled onClick={onClick}>
      Goals
    </Button>,
  );
  await userEvent.click(screen.getByText('Goals'));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByText('Goals').getAttribute('aria-disabled')).toBe('true');
});
