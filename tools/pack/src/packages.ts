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
  /** Its stylesheet for pages of one's own, packed as `./styles.css`. Components bring their own rules along. */
  readonly styles?: string;
  /** Dependencies that are needed to build it alone: what it has of them stands in its own files. */
  readonly built?: RegExp;
}

/** The packages that are packed, in the order of their dependencies. */
export const OUTGOING: readonly Outgoing[] = [
  { folder: 'libs/platform', platform: 'browser', bundled: [] },
  {
    folder: 'libs/design-system',
    platform: 'browser',
    bundled: [],
    styles: 'src/styles/styles.css',
    built: /^@fontsource-variable\//,
  },
  { folder: 'tools/federation', platform: 'node', bundled: [] },
  {
    folder: 'tools/release',
    platform: 'node',
    bundled: ['@nafas/registry', '@nafas/serve'],
    bin: { nafas: 'src/cli/main.ts' },
  },
];
