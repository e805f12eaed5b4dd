import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Notice = { name: string; version: string; license: string; text: string | null }

const LICENSE_FILE = /^(licen[cs]e|copying|notice|copyright)([-.].*)?$/i
const NO_TEXT = 'Its package has no license file; the license is named above.'

/** What the licenses of packages ask to be passed on: each text once, with the packages it is for. */
export function noticesOf(notices: Notice[]): string {
  const packagesByText = new Map<string, Set<string>>()
  for (const { name, version, license, text } of notices) {
    const key = text?.trim() || NO_TEXT
    packagesByText.set(key, (packagesByText.get(key) ?? new Set()).add(`${name} ${version} (${license})`))
  }
  return [...packagesByText]
    .map(([text, packages]) => `${[...packages].join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`)
}

/** The license files of an installed package, null when it has none or isn't installed here. */
export async function readLicenseFiles(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => LICENSE_FILE.test(name)).sort()
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')))
  return texts.filter((text) => text !== '').join('\n\n') || null
}
