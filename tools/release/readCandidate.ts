import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rsort } from 'semver'
import { z } from 'zod'
import type { Candidate } from './releaseProblems.ts'

const FOLDERS = ['.', 'packages/client', 'packages/stripe-emulator', 'packages/spreadconnect-emulator', 'tools']
const manifestSchema = z.object({ version: z.string() })

export async function readCandidate(): Promise<Candidate> {
  const versions = await Promise.all(
    FOLDERS.map(async (folder) => {
      const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
      return [folder, manifest.version] as const
    }),
  )
  const tags = await git('tag', '--list', 'v[0-9]*')
  const released = rsort(tags.map((tag) => tag.slice(1)))
  const [last] = released
  return {
    versions: Object.fromEntries(versions),
    changelog: await readFile('CHANGELOG.md', 'utf8'),
    uncommitted: await git('status', '--short'),
    released,
    changedMigrations: last ? await changedMigrations(`v${last}`) : [],
  }
}

async function changedMigrations(tag: string): Promise<string[]> {
  const changed = await git('diff', '--name-only', '--diff-filter=a', tag, '--', 'database/migrations')
  return changed.filter((file) => file !== 'database/migrations/index.ts')
}

/** Lines of its output. */
async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', args)
  return stdout
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
