import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;

/** Somebody nobody has met in this run. */
export function newPerson(name = 'Layla Haddad'): Person {
  count += 1;
  return { name, email: `person${count}.${Date.now()}@example.org`, password: 'a quiet morning' };
}

/** Signs up through the screens, from the sign-up page to the dashboard. */
export async function signUp(page: Page, url: string, person: Person): Promise<void> {
  await page.goto(`${url}/auth/register`);
  await fillSignUp(page, person);
  await expect(page).toHaveURL(`${url}/dashboard`);
}

/** Fills the sign-up form of the page that is open and sends it. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Fills the sign-in form of the page that is open and sends it. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Logs out by the sidebar. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
}
