import type { Check } from './check.ts';

/** The shells' configuration allows the origin that the version is served from. */
export const originIsAllowed: Check = ({ baseUrl, environment }) => {
  const { origin } = new URL(baseUrl);
  const { allowedOrigins } = environment.config;
  return {
    problems: allowedOrigins.includes(origin)
      ? []
      : [`${origin} is not among allowedOrigins in config.json (${allowedOrigins.join(', ')})`],
    fine: origin,
  };
};
