import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lists the files of the newest release, as opposed to those kept from the previous one. */
const LIST = '.release.json'

/**
 * Keeps the assets of the previous release, because open tabs still request them.
 * @returns puts the missing ones back after the build. Only one earlier release is kept.
 */
export async function keepRelease(folder: string): Promise<() => Promise<void>> {
  const assets = join(folder, 'assets')
  const present = await readdir(assets).catch((): string[] => [])
  const listed = await readFile(join(folder, LIST), 'utf8').catch(() => null)
  const previous = listed === null ? present : (JSON.parse(listed) as string[]).filter((name) => present.includes(name))
  const kept = await Promise.all(previous.map(async (name) => [name, await readFile(join(assets, name))] as const))
  return async () => {
    await mkdir(assets, { recursive: true })
    await writeFile(join(folder, LIST), JSON.stringify(await readdir(assets)))
    for (const [name, bytes] of kept)
      if (!(await exists(join(assets, name)))) await writeFile(join(assets, name), bytes)
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
