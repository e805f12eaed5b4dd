import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort, isFree } from '#bin/demo/ports.ts'
import { type Cluster, startCluster } from '#bin/postgres/cluster.ts'

let folder: string
let port: number
let running: Cluster[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stone-hunt-cluster-'))
  await chmod(folder, 0o755)
  port = await freePort(58_000 + Math.floor(Math.random() * 1000))
})

afterEach(async () => {
  await Promise.all(running.map((cluster) => cluster.stop()))
  running = []
  await rm(folder, { recursive: true, force: true })
})

const start = async () => {
  const cluster = await startCluster({
    folder: join(folder, 'postgres'),
    port,
    password: 'tests',
    settings: { fsync: 'off' },
  })
  running.push(cluster)
  return cluster
}

const ask = async (cluster: Cluster, statement: string) => {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  return client.query<{ answer: string }>(statement).finally(() => client.end())
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data after a stop and leaves no process running', async () => {
    const first = await start()
    await ask(first, `create table stones as select 'agate' as answer`)
    await first.stop()
    expect(await isFree(port)).toBe(true)
    expect((await ask(await start(), 'select answer from stones')).rows).toEqual([{ answer: 'agate' }])
  })

  it('replaces one left running by a killed process', async () => {
    const leftOver = await start()
    await ask(leftOver, `create table stones as select 'geode' as answer`)
    expect((await ask(await start(), 'select answer from stones')).rows).toEqual([{ answer: 'geode' }])
  })

  it('rejects data of another version and changes nothing', async () => {
    await (await start()).stop()
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '12\n')
    await expect(start()).rejects.toThrow(/was written by PostgreSQL 12, but PostgreSQL \d+ is installed/)
  })

  it('rejects a wrong password', async () => {
    const cluster = await start()
    const client = new pg.Client({ connectionString: cluster.url('postgres').replace(':tests@', ':wrong@') })
    await expect(client.connect()).rejects.toThrow(/password authentication failed/)
  })
})
