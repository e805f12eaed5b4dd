import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { givenEnv } from '../env.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Or installs it through Playwright or Debian. @throws Error when there is none: tests must not be skipped. */
export function findBrowser(print: (what: string) => void): string {
  const found = findInstalled() ?? installFromPlaywright(print) ?? installFromDebian(print)
  if (!found)
    throw new Error('The browser tests need Chromium. Install it (apt-get install chromium) or set CHROMIUM_PATH.')
  return found
}

function findInstalled(): string | undefined {
  const named = givenEnv()['CHROMIUM_PATH']
  if (named) return named
  return NAMES.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))
}

function installFromPlaywright(print: (what: string) => void): string | undefined {
  print('no Chromium found; installing it with Playwright')
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
    const script = `import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))`
    const path = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

function installFromDebian(print: (what: string) => void): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  print('installing Chromium from Debian')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 300_000 })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore', timeout: 600_000 })
  } catch {
    return undefined
  }
  return findInstalled()
}
