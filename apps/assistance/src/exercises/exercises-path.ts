/** Where the exercises are; the id of one follows. */
export const EXERCISES_PATH = '/dashboard/exercises';
