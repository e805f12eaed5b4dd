import { execFileSync } from 'node:child_process'
import { givenEnv } from '../../env.ts'

/** What stands for a Debian package on the machine. */
const PROGRAMS: Record<string, string> = { dirb: '/usr/share/dirb/wordlists/common.txt' }

/**
 * Makes sure of the tools: those that are there, else Debian's.
 *
 * @throws Error when one can neither be found nor installed; a missing tool is an error, never a skipped row.
 */
export function findTools(names: string[], say: (what: string) => void): void {
  const missing = names.filter((name) => !isThere(name))
  if (missing.length === 0) return
  const wish = `apt-get install ${missing.join(' ')}`
  if (process.getuid?.() !== 0) throw new Error(`Not there, and only root may install it: ${wish}`)
  say(`installing ${missing.join(', ')} from Debian`)
  try {
    const quiet = { stdio: 'ignore' as const, env: { ...givenEnv(), DEBIAN_FRONTEND: 'noninteractive' } }
    execFileSync('apt-get', ['update', '-qq'], { ...quiet, timeout: 300_000 })
    execFileSync('apt-get', ['install', '-y', '-qq', ...missing], { ...quiet, timeout: 600_000 })
  } catch (cause) {
    throw new Error(`This machine has no apt-get that can do it: ${wish}`, { cause })
  }
  const still = names.filter((name) => !isThere(name))
  if (still.length > 0) throw new Error(`Debian has no ${still.join(', ')} here.`)
}

function isThere(name: string): boolean {
  const file = PROGRAMS[name]
  try {
    execFileSync(file ? 'test' : 'which', file ? ['-f', file] : [name], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
