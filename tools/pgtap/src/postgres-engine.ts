import type { Engine } from './engine.ts';
import { migrations } from './folders.ts';
import { startHostedCluster } from './hosted-cluster.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/** On a server of its own, whose operator can ask what the schema's roles may not. */
interface PostgresEngine extends Engine {
  /** Runs statements as the superuser. */
  runAsSuperuser(sql: string): Promise<string[]>;
}

/** PostgreSQL of the machine, on a cluster of its own that is arranged as a hosted project. */
export async function startPostgres(programs: PostgresPrograms): Promise<PostgresEngine> {
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
    runAsSuperuser: (sql) => psql('supabase_admin', sql),
    close: stop,
  };
}
