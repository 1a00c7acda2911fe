/** Where the exercises are; the id of one follows. */
export const PLACE = '/dashboard/exercises';
