/** Told to the window once the shell stands for the first time: what is pressed is answered from then on. */
export const HYDRATED = 'nafas-hydrated';
