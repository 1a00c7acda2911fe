/** Runs statements as a role of the database; what they print, a line for each row. */
export type Psql = (user: string, sql: string) => Promise<string[]>;
