import { spawn, spawnSync } from 'node:child_process'
import { givenEnv } from '../../env.ts'

const MARK = 'STONE_HUNT_OWN_MOUNTS'

/** Whether this program may mount small disks that nobody else sees. */
export const hasOwnMounts = (): boolean => givenEnv()[MARK] === '1'

/** On Linux, as root: runs this program once more where its mounts are its own and vanish with it. Elsewhere it returns. */
export async function enterOwnMounts(): Promise<void> {
  if (hasOwnMounts() || process.platform !== 'linux' || process.getuid?.() !== 0) return
  if (spawnSync('unshare', ['-m', 'true'], { stdio: 'ignore' }).status !== 0) return
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const child = spawn('unshare', ['-m', ...again], { stdio: 'inherit', env: { ...givenEnv(), [MARK]: '1' } })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'))
  process.exit(await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1))))
}
