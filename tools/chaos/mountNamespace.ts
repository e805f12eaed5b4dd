import { spawn, spawnSync } from 'node:child_process'
import { givenEnv } from '../../env.ts'

const MARK = 'STONE_HUNT_OWN_MOUNTS'

export const hasMountNamespace = (): boolean => givenEnv()[MARK] === '1'

/** Restarts this program so that its mounts end with it. Without Linux and root, returns. */
export async function enterMountNamespace(): Promise<void> {
  if (hasMountNamespace() || process.platform !== 'linux' || process.getuid?.() !== 0) return
  if (spawnSync('unshare', ['-m', 'true'], { stdio: 'ignore' }).status !== 0) return
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const child = spawn('unshare', ['-m', ...again], { stdio: 'inherit', env: { ...givenEnv(), [MARK]: '1' } })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'))
  process.exit(await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1))))
}
