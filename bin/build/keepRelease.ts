import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of the newest release only. */
const LIST = '.release.json'

/** Open tabs still request the previous release's assets. @returns restores them after the build; older ones are dropped. */
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
