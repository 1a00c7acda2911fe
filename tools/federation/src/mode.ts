/** What a build is for: a release has hashed names and integrities, a development server neither. */
export type Mode = 'development' | 'production';

/** The mode of the build: production unless NODE_ENV says development, as rsbuild's own commands set it. */
export function modeFromEnvironment(): Mode {
  return process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
}
