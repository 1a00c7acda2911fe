export { startHostedCluster, type HostedCluster } from './hosted-cluster.ts';
export { startCluster, type Cluster } from './postgres-cluster.ts';
export { migrations } from './folders.ts';
export {
  ensurePostgres,
  findPostgres,
  HOW_TO_INSTALL,
  type PostgresPrograms,
} from './postgres-programs.ts';
