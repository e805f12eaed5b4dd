import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { postgresFolder } from './binaries.ts'
import { shareCluster } from './shareCluster.ts'

export type Runner = {
  native: string
  cluster: string
  /** Set only for root, which PostgreSQL refuses to run as. */
  identity: { uid: number; gid: number } | null
}

const SHARED_PLACE = '/var/lib/stone-hunt'

/**
 * Decides which user runs PostgreSQL and where. A normal user runs it in place. Root runs it as `postgres`, or `nobody`
 * where that is missing. If that user can't enter the project's folder (a clone below /root, for example), binaries and
 * cluster are stored under /var/lib/stone-hunt and `folder` becomes a link.
 */
export async function findRunner(folder: string): Promise<Runner> {
  const native = await postgresFolder()
  const cluster = resolve(folder)
  if (process.getuid?.() !== 0) return { native, cluster, identity: null }

  const identity = await findIdentity()
  if ((await mayEnter(native, identity)) && (await mayEnter(dirname(cluster), identity))) {
    await mkdir(cluster, { recursive: true })
    return { native, cluster, identity }
  }
  return { native: await shareBinaries(native), cluster: await shareCluster(SHARED_PLACE, cluster), identity }
}

async function findIdentity(): Promise<{ uid: number; gid: number }> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account) throw new Error('PostgreSQL refuses to run as root, and neither "postgres" nor "nobody" exists here.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

async function mayEnter(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<boolean> {
  for (let path = resolve(folder); ; path = dirname(path)) {
    const entry = await stat(path).catch(() => null)
    if (entry) {
      const bit = entry.uid === uid ? 0o100 : entry.gid === gid ? 0o010 : 0o001
      if ((entry.mode & bit) === 0) return false
    }
    if (path === dirname(path)) return true
  }
}

async function shareBinaries(native: string): Promise<string> {
  const version = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const target = join(SHARED_PLACE, `postgres-${version.version}`)
  if (existsSync(target)) return target
  const unfinished = `${target}.${process.pid}`
  await mkdir(SHARED_PLACE, { recursive: true, mode: 0o755 })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true }))
  return target
}
