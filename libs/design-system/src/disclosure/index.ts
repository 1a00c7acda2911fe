export { Disclosure, type DisclosureProps, Disclosures } from './Disclosure.tsx';
