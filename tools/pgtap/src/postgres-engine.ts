import type { Engine } from './engine.ts';
import { migrations } from './folders.ts';
import { startHostedCluster } from './hosted-cluster.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/** PostgreSQL of the machine, on a cluster of its own that is arranged as a hosted project. */
export async function startPostgres(programs: PostgresPrograms): Promise<Engine> {
  const { psql, stop } = await startHostedCluster(programs);
  try {
    for (const migration of migrations()) await psql('postgres', `begin;\n${migration}\ncommit;`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    name: `PostgreSQL ${programs.major}`,
    run: (sql) => psql('postgres', sql),
    close: stop,
  };
}
