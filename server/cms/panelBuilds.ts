import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export async function readyBuilds(cmsFolder: string): Promise<string[]> {
  const parent = join(cmsFolder, '.next')
  const names = await readdir(parent).catch(() => [])
  const builds = await Promise.all(
    names.map(async (name) => {
      const mark = await stat(join(parent, name, 'READY')).catch(() => null)
      return mark ? [{ folder: join(parent, name), at: mark.mtimeMs }] : []
    }),
  )
  return builds
    .flat()
    .sort((a, b) => b.at - a.at)
    .map(({ folder }) => folder)
}
