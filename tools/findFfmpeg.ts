import { execFileSync } from 'node:child_process'

/**
 * Makes sure of an ffmpeg for the tests of converting: the one that is there, else Debian's.
 *
 * @throws Error when none can be had; a missing program is an error, never a skipped test.
 */
export function findFfmpeg(say: (what: string) => void): void {
  if (isThere() || (fromDebian(say) && isThere())) return
  throw new Error('The tests of videos need ffmpeg with libx264. Install it (apt-get install ffmpeg).')
}

function isThere(): boolean {
  try {
    return execFileSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8', stdio: 'pipe' }).includes(
      ' libx264 ',
    )
  } catch {
    return false
  }
}

function fromDebian(say: (what: string) => void): boolean {
  if (process.getuid?.() !== 0) return false
  say('installing ffmpeg from Debian')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 300_000 })
    execFileSync('apt-get', ['install', '-y', '-qq', 'ffmpeg'], { stdio: 'ignore', timeout: 600_000 })
    return true
  } catch {
    return false
  }
}
