export { startHostedCluster, type HostedCluster } from './hosted-cluster.ts';
export { startCluster, type Cluster } from './postgres-cluster.ts';
export { ensurePostgres, findPostgres, HOW_TO_INSTALL } from './postgres-programs.ts';
