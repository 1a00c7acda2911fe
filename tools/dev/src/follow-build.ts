import { EventEmitter, once } from 'node:events';
import type { RsbuildPlugin } from '@rsbuild/core';

/** So long a build that ends in no files keeps nobody waiting. */
const LONGEST_MS = 20_000;

/** Knows whether a build in watch mode is under way. */
export interface FollowedBuild {
  /** To be added to the Rsbuild whose build it follows. */
  readonly plugin: RsbuildPlugin;
  /** Resolves as soon as every file of the build is written: at once when none is under way, after 20 s at the latest. */
  settled(): Promise<void>;
}

/** Follows a build, so that its files are asked for when all of them are there. */
export function followBuild(): FollowedBuild {
  let isUnderWay = false;
  const events = new EventEmitter<{ end: [] }>();
  const plugin: RsbuildPlugin = {
    name: 'nafas:follow-build',
    setup(api) {
      const begin = () => {
        isUnderWay = true;
      };
      api.onAfterCreateCompiler(({ compiler }) => {
        compiler.hooks.invalid.tap('nafas:follow-build', begin);
        compiler.hooks.watchRun.tap('nafas:follow-build', begin);
      });
      api.onAfterBuild({
        // After the plugins that write files of their own.
        order: 'post',
        handler() {
          isUnderWay = false;
          events.emit('end');
        },
      });
    },
  };
  return {
    plugin,
    async settled() {
      if (!isUnderWay) return;
      const signal = AbortSignal.timeout(LONGEST_MS);
      await once(events, 'end', { signal }).catch(() => {});
    },
  };
}
