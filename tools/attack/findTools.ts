import { execFileSync } from 'node:child_process'
import { givenEnv } from '../../env.ts'

const PROGRAMS: Record<string, string> = { dirb: '/usr/share/dirb/wordlists/common.txt' }

/** Installs them from Debian. @throws Error when a tool is missing: its row must not be skipped. */
export function findTools(names: string[], print: (what: string) => void): void {
  const missing = names.filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  const wanted = `apt-get install ${missing.join(' ')}`
  if (process.getuid?.() !== 0) throw new Error(`Missing, and only root can install it: ${wanted}`)
  print(`installing ${missing.join(', ')} from Debian`)
  try {
    const quiet = { stdio: 'ignore' as const, env: { ...givenEnv(), DEBIAN_FRONTEND: 'noninteractive' } }
    execFileSync('apt-get', ['update', '-qq'], { ...quiet, timeout: 300_000 })
    execFileSync('apt-get', ['install', '-y', '-qq', ...missing], { ...quiet, timeout: 600_000 })
  } catch (cause) {
    throw new Error(`This machine has no apt-get to install it: ${wanted}`, { cause })
  }
  const still = names.filter((name) => !isInstalled(name))
  if (still.length > 0) throw new Error(`Debian has no ${still.join(', ')} here.`)
}

function isInstalled(name: string): boolean {
  const file = PROGRAMS[name]
  try {
    execFileSync(file ? 'test' : 'which', file ? ['-f', file] : [name], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
