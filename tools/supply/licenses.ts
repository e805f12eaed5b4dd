import { z } from 'zod'

/** Compatible with an MIT-licensed service. */
const ALLOWED = [
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
  // Fonts, unmodified.
  'OFL-1.1',
  'PostgreSQL',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]

const EXCEPTIONS: Record<string, RegExp> = {
  // libvips is a separate shared library that anyone can replace.
  'LGPL-3.0-or-later': /^@img\/sharp-(libvips-)?/,
  // Covers its own files only, which are unmodified.
  'MPL-2.0': /^lightningcss(-|$)|^web-push$/,
  // Bitstream Vera’s license: fonts may be used, copied and embedded, unmodified.
  'SEE LICENSE IN README.md': /^dejavu-fonts-ttf$/,
  LICENSE: /^dejavu-fonts-ttf$/,
}

/** These name their license only in a file. */
const LICENSE_FILE_ONLY: Record<string, string> = {
  busboy: 'MIT',
  'combine-errors': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
}

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

export type Package = {
  name: string
  version: string
  license: string
  /** Where it is installed. */
  folder: string
  runsScript: boolean
  isForProduction: boolean
}

export function readPackages(lockFile: string): Package[] {
  const { packages } = lockSchema.parse(JSON.parse(lockFile))
  return Object.entries(packages)
    .filter(([path, { link = false }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', license: declared, dev = false, hasInstallScript = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const license = declared ?? LICENSE_FILE_ONLY[name] ?? 'unknown'
      return { name, version, license, folder: path, runsScript: hasInstallScript, isForProduction: !dev }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** One of an OR, all of an AND. */
export function isAllowed({ name, license }: Pick<Package, 'name' | 'license'>): boolean {
  const isAllowedAlone = (one: string) => ALLOWED.includes(one) || (EXCEPTIONS[one]?.test(name) ?? false)
  const choices = license.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => isAllowedAlone(one.trim())))
}

export function licenseList(packages: Package[]): string {
  const lines = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  return ['| Package | Version | License |', '| --- | --- | --- |', ...new Set(lines), ''].join('\n')
}
