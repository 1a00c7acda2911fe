import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
  (this.querySelector<HTMLElement>('button, input') ?? this).focus();
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

// jsdom is slow over hundreds of options; a few zones stand for all.
vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Asia/Riyadh', 'UTC']);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
