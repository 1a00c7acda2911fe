/** A package that teams outside this repository install. */
export interface Outgoing {
  /** Its folder, below the workspace. */
  readonly folder: string;
  /** Where its code runs. */
  readonly platform: 'browser' | 'node';
  /** Workspace packages that are bundled into it, since nobody installs them by themselves. */
  readonly bundled: readonly string[];
  /** Commands, to their source files. */
  readonly bin?: Readonly<Record<string, string>>;
}

/** The packages that are packed, in the order of their dependencies. */
export const OUTGOING: readonly Outgoing[] = [
  { folder: 'libs/platform', platform: 'browser', bundled: [] },
  { folder: 'tools/federation', platform: 'node', bundled: [] },
  {
    folder: 'tools/release',
    platform: 'node',
    bundled: ['@nafas/registry', '@nafas/serve'],
    bin: { nafas: 'src/cli/main.ts' },
  },
];
