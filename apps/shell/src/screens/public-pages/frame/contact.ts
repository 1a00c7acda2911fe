/** Where the people behind Nafas are reached. The street address is a text: it is written in each language. */
export const CONTACT = { email: 'hello@nafas.app', phone: '+962 6 555 0142' } as const;
