/**
 * The contract's version: features ask for `^2.0` and are refused by name when it is not met.
 * 2.10: the crisis screen reads a long text ahead in turns.
 * 2.9: a page says that it has nothing at an address.
 * 2.8: schemas by one copy of zod for all, the schema facade.
 * 2.7: a page is told of its own addresses.
 * 2.6: the page at an address is made ready.
 * 2.5: the crisis screen loads the language of who writes; the words of what is in English only.
 * 2.4: files of a bucket are listed; whether what was read may be kept on the device; sign-in through an organization.
 * 2.3: pages for operators.
 * 2.2: another address to sign in with, links that prove one, and the code that taking a second factor away asks for.
 * 2.1: signing in once more in place, and recovery codes, in `auth`; the country of the helplines.
 * 2.0: shares and languages are open and declared, actions take an argument, the outbox takes updates and deletes.
 * 1.3: generic texts, and the `error` of a notice. 1.2: links and search of a feature. 1.1: second factors in `auth`.
 */
export const PLATFORM_VERSION = '2.10.0';

/** The contracts a host of this version keeps. An app that asks for an earlier one gets the platform as it was then. */
export const KEPT_VERSIONS: readonly string[] = [PLATFORM_VERSION, '1.3.0'];
