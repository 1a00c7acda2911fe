import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import '../internal/testing/dialogMethods.ts';
import { Dialog } from './Dialog.tsx';

const words = { title: 'Erase this?', lead: 'It cannot be brought back.', closeLabel: 'Close' };

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Erase</button>
      <Dialog {...words} open={open} onClose={() => setOpen(false)}>
        <input aria-label="Reason" />
      </Dialog>
    </>
  );
}

/** Fires the browser's event for Escape. Returns false when the page prevented its default, which closes. */
function escape(dialog: HTMLElement) {
  return fireEvent(dialog, new Event('cancel', { cancelable: true }));
}

test('closed it holds nothing; open it is named by its title and described by its line', async () => {
  render(<Page />);
  expect(screen.queryByText('Erase this?')).toBeNull();
  await userEvent.click(screen.getByText('Erase'));
  const dialog = screen.getByRole('dialog', { name: 'Erase this?' });
  expect((dialog as HTMLDialogElement).open).toBe(true);
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('It cannot be brought back.');
});

test('Escape asks the owner, closes, and focus goes back to where it was', async () => {
  render(<Page />);
  await userEvent.click(screen.getByText('Erase'));
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(escape(screen.getByRole('dialog'))).toBe(false);
  expect(screen.queryByText('Erase this?')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('Erase'));
});

test('when what opened it is gone, closing leaves focus nowhere, not in what is out of sight', async () => {
  function Once() {
    const [open, setOpen] = useState(false);
    const [isMade, setMade] = useState(false);
    return (
      <>
        {!isMade && <button onClick={() => setOpen(true)}>Erase</button>}
        <Dialog {...words} open={open} onClose={() => setOpen(false)}>
          <button
            onClick={() => {
              setMade(true);
              setOpen(false);
            }}
          >
            Yes
          </button>
        </Dialog>
      </>
    );
  }
  render(<Once />);
  await userEvent.click(screen.getByText('Erase'));
  await userEvent.click(screen.getByText('Yes'));
  expect(document.activeElement).toBe(document.body);
});

test('a press is answered before what it opens is drawn, but for an urgent one, or what it closes is taken down', () => {
  const drawn: string[] = [];
  const Content = () => {
    drawn.push('content');
    return null;
  };
  const page = (open: boolean, urgent: boolean) => (
    <Profiler id="page" onRender={() => drawn.push('page')}>
      <Dialog {...words} {...{ open, urgent }} onClose={() => undefined}>
        <Content />
      </Dialog>
    </Profiler>
  );
  const { rerender } = render(page(false, false));
  drawn.length = 0;
  rerender(page(true, false));
  expect(drawn).toEqual(['page', 'content', 'page']);
  const dialog = screen.getByRole('dialog');
  const close = vi.spyOn(dialog as HTMLDialogElement, 'close');
  close.mockImplementation(() => void drawn.push('closed'));
  drawn.length = 0;
  rerender(page(false, false));
  // Out of sight with its content, which is taken down after that.
  expect(drawn).toEqual(['content', 'closed', 'page', 'page']);
  close.mockRestore();
  dialog.removeAttribute('open');
  drawn.length = 0;
  rerender(page(true, true));
  expect(drawn.slice(0, 2)).toEqual(['content', 'page']);
});

test('an owner who says no keeps it open', () => {
  const onClose = vi.fn();
  render(<Dialog {...words} open onClose={onClose} />);
  escape(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledOnce();
  expect((screen.getByRole('dialog') as HTMLDialogElement).open).toBe(true);
});

test('the close button closes', async () => {
  render(<Page />);
  await userEvent.click(screen.getByText('Erase'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Erase this?')).toBeNull();
});

test('a press on the scrim closes; one that began inside does not, nor the second of a double press', () => {
  const onClose = vi.fn();
  render(
    <Dialog {...words} open onClose={onClose}>
      Body
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByText('Body'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 1 });
  expect(onClose).toHaveBeenCalledOnce();
});

test('an alert dialog wants an answer: the scrim does not close it', () => {
  const onClose = vi.fn();
  render(<Dialog {...words} role="alertdialog" open onClose={onClose} />);
  fireEvent.pointerDown(screen.getByRole('alertdialog'));
  fireEvent.click(screen.getByRole('alertdialog'));
  expect(onClose).not.toHaveBeenCalled();
});

test('unmounted while open it still gives focus back', async () => {
  const { rerender } = render(<button>Erase</button>);
  screen.getByText('Erase').focus();
  rerender(
    <>
      <button>Erase</button>
      <Dialog {...words} open onClose={() => undefined} />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  rerender(<button>Erase</button>);
  expect(document.activeElement).toBe(screen.getByText('Erase'));
});

test('focus can start where the owner wants it', () => {
  function Named() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Dialog {...words} open onClose={() => undefined} initialFocus={field}>
        <input ref={field} aria-label="Name" />
      </Dialog>
    );
  }
  render(<Named />);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('a closing that the browser tells of late closes nothing that was opened again', () => {
  const onClose = vi.fn();
  render(<Dialog {...words} open urgent onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});
