import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { findRunningPort } from './staleServer.ts'

const OWNER = '.owner'

/** Moves a cluster to a folder that the runner can enter, and links `cluster` to it. @returns its new path. */
export async function shareCluster(place: string, cluster: string): Promise<string> {
  const target = join(place, createHash('sha256').update(cluster).digest('hex').slice(0, 16))
  // A cluster without its link belonged to a data folder that was deleted.
  if (!existsSync(cluster)) {
    await rm(target + OWNER, { force: true })
    await rm(target, { recursive: true, force: true })
    await rm(cluster, { force: true })
    await mkdir(dirname(cluster), { recursive: true })
    await mkdir(target, { recursive: true })
    await symlink(target, cluster)
    // Written after the link, because another process's sweep removes clusters without one.
    await writeFile(target + OWNER, cluster)
    await sweep(place).catch(() => undefined)
  }
  return target
}

/**
 * Removes clusters whose temporary data folder is gone, for example of tests. Other folders may return with a disk that is
 * mounted later.
 */
async function sweep(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (!name.endsWith(OWNER)) continue
    const owner = await readFile(join(place, name), 'utf8').catch(() => '')
    if (!owner.startsWith(tmpdir() + sep) || existsSync(owner)) continue
    const target = join(place, name.slice(0, -OWNER.length))
    if ((await findRunningPort(target)) !== null) continue
    await rm(target, { recursive: true, force: true })
    await rm(join(place, name), { force: true })
  }
}
