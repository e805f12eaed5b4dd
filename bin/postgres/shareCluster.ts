import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { portOfRunning } from './leftOver.ts'

/** What stands beside a cluster and says whose it is. */
const OWNER = '.owner'

/**
 * Keeps a cluster in a place that whoever runs PostgreSQL may enter, and makes `cluster` a link to it.
 *
 * @returns where it is.
 */
export async function shareCluster(place: string, cluster: string): Promise<string> {
  const target = join(place, createHash('sha256').update(cluster).digest('hex').slice(0, 16))
  // Without its link the cluster belonged to a data folder that somebody has deleted since.
  if (!existsSync(cluster)) {
    await rm(target + OWNER, { force: true })
    await rm(target, { recursive: true, force: true })
    await rm(cluster, { force: true })
    await mkdir(dirname(cluster), { recursive: true })
    await mkdir(target, { recursive: true })
    await symlink(target, cluster)
    // Only now that there is a link: a sweep of somebody else's takes what has none.
    await writeFile(target + OWNER, cluster)
    // What is left is swept another time.
    await sweep(place).catch(() => undefined)
  }
  return target
}

/**
 * Clusters of temporary folders that are gone go too, or every trial would leave its own behind. Of any other folder
 * nobody knows whether it comes back, as one on a disk that is mounted later does. One that PostgreSQL still runs in stays.
 */
async function sweep(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (!name.endsWith(OWNER)) continue
    const owner = await readFile(join(place, name), 'utf8').catch(() => '')
    if (!owner.startsWith(tmpdir() + sep) || existsSync(owner)) continue
    const target = join(place, name.slice(0, -OWNER.length))
    if ((await portOfRunning(target)) !== null) continue
    await rm(target, { recursive: true, force: true })
    await rm(join(place, name), { force: true })
  }
}
