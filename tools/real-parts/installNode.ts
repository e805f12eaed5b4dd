import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/** npm has Node for each system as a package, which is only the program. Kept in `.data`. @returns the program. */
export async function installNode(version: string): Promise<string> {
  const system = `${process.platform === 'darwin' ? 'bin-' : ''}${process.platform}-${process.arch}`
  const folder = resolve('.data/node', version)
  await mkdir(folder, { recursive: true })
  await promisify(execFile)('npm', ['install', '--no-save', '--prefix', folder, `node-${system}@${version}`])
  return resolve(folder, `node_modules/node-${system}/bin/node`)
}
