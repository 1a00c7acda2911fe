import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ProofFields, type ProofFieldsProps } from './ProofFields.tsx';

const TEXTS = {
  password: 'Your password',
  passwordHint: 'Your sign-in was a while ago.',
  show: 'Show',
  hide: 'Hide',
  wrongPassword: 'Not your password',
  code: 'Code',
  wrongCode: 'Not the code',
};

function show(given: Partial<ProofFieldsProps['proof']>) {
  const proof: ProofFieldsProps['proof'] = {
    ...{ asks: 'password-and-code', password: '', code: '', wrong: null },
    ...{ setPassword: vi.fn(), setCode: vi.fn() },
    ...given,
  };
  const { container } = render(<ProofFields proof={proof} readOnly={false} texts={TEXTS} />);
  return { proof, container };
}
const findField = (name: string) => screen.queryByLabelText(name, { selector: 'input' });

test('nothing is there until it is asked for, then the password, then a code as well', () => {
  expect(show({ asks: 'nothing' }).container.innerHTML).toBe('');
  show({ asks: 'password' });
  expect(findField('Your password')).toBe(document.activeElement);
  expect(findField('Code')).toBeNull();
});

test('what is typed goes to the proof, and password managers know what is meant', async () => {
  const { proof } = show({});
  expect(findField('Your password')?.getAttribute('autocomplete')).toBe('current-password');
  const code = findField('Code') as HTMLElement;
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(code.getAttribute('dir')).toBe('ltr');
  await userEvent.type(code, '7');
  expect(proof.setCode).toHaveBeenCalledExactlyOnceWith('7');
  await userEvent.type(findField('Your password') as HTMLElement, 'x');
  expect(proof.setPassword).toHaveBeenCalledExactlyOnceWith('x');
});

test.each([
  ['password', 'Not your password', 'Not the code'],
  ['code', 'Not the code', 'Not your password'],
] as const)('a wrong %s is said at its field alone', (wrong, said, other) => {
  show({ wrong });
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(other)).toBeNull();
});
