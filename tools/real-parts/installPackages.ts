import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { givenEnv } from '../../env.ts'

const run = promisify(execFile)

/** Debian's packages, when they are missing. Needs root. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  const isInstalled = await run('dpkg', ['-s', ...packages]).then(
    () => true,
    () => false,
  )
  if (isInstalled) return
  const env = { ...givenEnv(), DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, maxBuffer: 2 ** 26 })
}

/** Installs them; false where that is not possible, as without root or Debian. */
export const canInstall = (packages: readonly string[]): Promise<boolean> =>
  installPackages(packages).then(
    () => process.getuid?.() === 0,
    () => false,
  )
