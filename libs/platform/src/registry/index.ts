export * from './parse-registry.ts';
export {
  parseVersion,
  REGISTRY_SCHEMA_URL,
  type Registry,
  type RegistryVersion,
} from './registry-schema.ts';
export * from './registry-texts.ts';
export { parseShellConfig, type ShellConfig } from './shell-config-schema.ts';
