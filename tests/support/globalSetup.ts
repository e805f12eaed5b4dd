import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from '#bin/demo/ports.ts'
import { type Cluster, startCluster } from '#bin/postgres/cluster.ts'
import { siteVariables } from './siteVariables.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the maintenance database; each site copies `template_site`. */
    databaseUrl: string
    folder: string
  }
}

export default async function setup({ vitest }: TestProject): Promise<() => Promise<void>> {
  const all = vitest.getRootProject()
  if ('databaseUrl' in all.getProvidedContext()) return () => Promise.resolve()
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-tests-'))
  let cluster: Cluster | undefined
  const end = async () => {
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await promisify(execFile)(process.execPath, ['bin/bundle.mjs'])
    cluster = await startIn(folder)
    const url = cluster.url('postgres')
    await migrateTemplate(url, cluster.url('template_site'), folder)
    all.provide('databaseUrl', url)
    all.provide('folder', folder)
  } catch (error) {
    await end()
    throw error
  }
  return end
}

async function startIn(folder: string): Promise<Cluster> {
  await chmod(folder, 0o755)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
  const port = await freePort(55_400 + Math.floor(Math.random() * 2000))
  return startCluster({ folder: join(folder, 'postgres'), port, password: 'tests', settings })
}

async function migrateTemplate(adminUrl: string, templateUrl: string, folder: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query('create database template_site')
  await admin.end()
  const variables = siteVariables({ siteUrl: 'http://127.0.0.1:1', databaseUrl: templateUrl, dataDir: folder })
  await promisify(execFile)(process.execPath, ['--conditions=production', 'dist/migrate.mjs'], {
    env: { ...process.env, ...variables },
  })
}
