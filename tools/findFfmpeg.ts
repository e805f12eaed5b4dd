import { execFileSync } from 'node:child_process'

/** Or installs it from Debian. @throws Error when there is none: tests must not be skipped. */
export function findFfmpeg(print: (what: string) => void): void {
  if (isInstalled() || (installFromDebian(print) && isInstalled())) return
  throw new Error('The video tests need ffmpeg with libx264. Install it (apt-get install ffmpeg).')
}

function isInstalled(): boolean {
  try {
    return execFileSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8', stdio: 'pipe' }).includes(
      ' libx264 ',
    )
  } catch {
    return false
  }
}

function installFromDebian(print: (what: string) => void): boolean {
  if (process.getuid?.() !== 0) return false
  print('installing ffmpeg from Debian')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 300_000 })
    execFileSync('apt-get', ['install', '-y', '-qq', 'ffmpeg'], { stdio: 'ignore', timeout: 600_000 })
    return true
  } catch {
    return false
  }
}
