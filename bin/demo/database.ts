import pg from 'pg'
import { givenEnv } from '#env'
import { type Cluster, PORT_IN_USE, startCluster } from '../postgres/cluster.ts'
import { freePort } from './ports.ts'

export type DemoDatabase = { url: string; stop: () => Promise<void> }

/** The database named by DATABASE_URL, else the embedded one in `folder`. */
export async function startDatabase(folder: string, password: string): Promise<DemoDatabase> {
  const own = givenEnv()['DATABASE_URL']
  if (own) return { url: own, stop: () => Promise.resolve() }
  const cluster = await startFrom(54329, folder, password)
  await createDatabase(cluster.url('postgres'), 'stonehunt')
  return { url: cluster.url('stonehunt'), stop: cluster.stop }
}

async function startFrom(port: number, folder: string, password: string, tries = 5): Promise<Cluster> {
  try {
    return await startCluster({ folder, port: await freePort(port), password, settings: { max_connections: '120' } })
  } catch (error) {
    if (tries === 0 || !(error instanceof Error && error.message === PORT_IN_USE)) throw error
    return startFrom(port + 1, folder, password, tries - 1)
  }
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

export async function isSeeded(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(`select 1 from site_settings where key = 'demo_seeded'`)
    return rowCount === 1
  } catch {
    return false
  } finally {
    await client.end()
  }
}
