import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Installs a commit with the packages that its lock file names and builds what visitors need, without the panel. Kept in `.data`.
 * @returns its folder.
 */
export async function installRelease(commit: string): Promise<string> {
  const folder = resolve('.data/releases', commit)
  const mark = join(folder, '.installed')
  if (existsSync(mark)) return folder
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder])
  const options = { cwd: folder, maxBuffer: 2 ** 26 }
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], options)
  await run('npm', ['run', '-s', 'bundle'], options)
  await run(process.execPath, ['dist/build.mjs', 'web'], options)
  await writeFile(mark, '')
  return folder
}
