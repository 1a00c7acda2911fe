export type Mode = 'development' | 'production';

/** What is being built: the production form unless NODE_ENV says development, as rsbuild's own commands set it. */
export function modeFromEnvironment(): Mode {
  return process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
}
