import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@nafas/launch/free-port';
import type { S3Server } from './s3-stand-in.ts';

/** Whether Debian's ceph-mon, ceph-osd, ceph-common and radosgw are installed here. */
export const hasCeph = () =>
  ['ceph-mon', 'ceph-osd', 'radosgw'].every((name) => existsSync(`/usr/bin/${name}`));

/** A real S3 server: Ceph's object gateway over one store in memory. Up in about fifteen seconds. */
export async function startCeph(): Promise<S3Server> {
  const dir = await mkdtemp(join(tmpdir(), 'nafas-ceph-'));
  const [monitor, gateway] = [await freePort(), await freePort()];
  const id = randomUUID();
  const conf = join(dir, 'ceph.conf');
  for (const name of ['mon', 'osd', 'run']) await mkdir(join(dir, name));
  await writeFile(conf, configuration({ dir, id, monitor, gateway }));
  const children: ChildProcess[] = [];
  const run = (name: string, ...args: string[]) =>
    execFileSync(name, ['-c', conf, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 60_000,
    });
  const keep = (name: string, ...args: string[]) =>
    children.push(spawn(name, ['-c', conf, '-f', ...args], { stdio: 'ignore' }));
  const close = async () => {
    const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ended);
    await rm(dir, { recursive: true, force: true });
  };
  try {
    const map = join(dir, 'monmap');
    execFileSync(
      'monmaptool',
      ['--create', '--addv', 'a', `[v1:127.0.0.1:${monitor}]`, '--fsid', id, map],
      { stdio: 'ignore' },
    );
    run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    keep('ceph-mon', '-i', 'a');
    const osd = randomUUID();
    run('ceph', 'osd', 'new', osd);
    run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd);
    keep('ceph-osd', '-i', '0');
    keep('radosgw', '-n', 'client.rgw');
    const origin = `http://127.0.0.1:${gateway}`;
    await answers(origin);
    run(
      'radosgw-admin',
      '-n',
      'client.rgw',
      'user',
      'create',
      '--uid=t',
      '--display-name=t',
      '--access-key=access',
      '--secret-key=secret',
    );
    return {
      name: `Ceph's gateway ${/\d+\.\d+\.\d+/.exec(run('radosgw', '--version'))?.[0] ?? ''}`,
      env: {
        AWS_ENDPOINT_URL_S3: origin,
        AWS_ACCESS_KEY_ID: 'access',
        AWS_SECRET_ACCESS_KEY: 'secret',
        AWS_REGION: 'us-east-1',
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function configuration(o: { dir: string; id: string; monitor: number; gateway: number }): string {
  return `[global]
fsid=${o.id}
mon host=[v1:127.0.0.1:${o.monitor}]
auth cluster required=none
auth service required=none
auth client required=none
osd pool default size=1
osd pool default min size=1
osd crush chooseleaf type=0
osd pool default pg num=4
mon allow pool size one=true
run dir=${o.dir}/run
log file=${o.dir}/$name.log
admin socket=${o.dir}/run/$name.$pid.asok
ms bind msgr2=false
ms bind ipv6=false
mon data avail warn=1
public addr=127.0.0.1
cluster addr=127.0.0.1
[mon.a]
mon data=${o.dir}/mon
[osd.0]
osd data=${o.dir}/osd
osd objectstore=memstore
memstore device bytes=536870912
[client.rgw]
rgw frontends=beast endpoint=127.0.0.1:${o.gateway}
`;
}

async function answers(origin: string): Promise<void> {
  for (const end = Date.now() + 60_000; ;) {
    const response = await fetch(origin).catch(() => null);
    if (response) return;
    if (Date.now() > end) throw new Error(`${origin} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
