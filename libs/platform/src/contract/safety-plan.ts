/** Where the safety plan is: Help now leads to it, and knows nothing else of the app that has it. */
export const SAFETY_PLAN = {
  /** For whoever is signed in. */
  path: '/dashboard/safety-plan',
  /** Without a session, where the person lets it open on this device. */
  devicePath: '/safety-plan',
  /**
   * What is kept under this name in localStorage is the device's copy, encrypted; where there is none, none opens. Beside
   * the seal, `owner` says whose it is.
   */
  deviceKey: 'nafas.care.device-plan',
  /** The database with the key that it is encrypted with. */
  deviceDatabase: 'nafas-care',
} as const;
