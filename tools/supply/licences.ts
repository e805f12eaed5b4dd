import { z } from 'zod'

/** Licences under which others' work may be part of a product that is itself MIT and runs as a service. */
const FINE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts, served as they are.
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]

/** Fine for what they are used for, and only there. */
const EXCEPTIONS: Record<string, RegExp> = {
  // libvips below sharp: a shared library of its own, which anybody can exchange.
  'LGPL-3.0-or-later': /^@img\/sharp-(libvips-)?/,
  // Binds its own files alone, which are used as they are.
  'MPL-2.0': /^lightningcss(-|$)/,
}

/** What says it in its LICENSE file and nowhere else. */
const SAID_ELSEWHERE: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT' }

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

export type Package = { name: string; version: string; licence: string; runsScript: boolean; isForProduction: boolean }

/** Every package of the lock file, for every platform, by name. */
export function readPackages(lockFile: string): Package[] {
  const { packages } = lockSchema.parse(JSON.parse(lockFile))
  return Object.entries(packages)
    .filter(([path, { link = false }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', license, dev = false, hasInstallScript = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = license ?? SAID_ELSEWHERE[name] ?? 'unknown'
      return { name, version, licence, runsScript: hasInstallScript, isForProduction: !dev }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Of a choice one must be fine, of a combination all. */
export function isFine({ name, licence }: Pick<Package, 'name' | 'licence'>): boolean {
  const isFineAlone = (one: string) => FINE.includes(one) || (EXCEPTIONS[one]?.test(name) ?? false)
  const choices = licence.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => isFineAlone(one.trim())))
}

/** The list for whoever must name what the product is made of. */
export function licenceList(packages: Package[]): string {
  const lines = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  return ['| Package | Version | Licence |', '| --- | --- | --- |', ...new Set(lines), ''].join('\n')
}
