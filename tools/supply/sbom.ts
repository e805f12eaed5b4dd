import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { noticesOf, readLicenseFiles } from './notices.ts'
import { isAllowed, licenseList, readPackages } from './licenses.ts'

const FOLDER = '.data'

async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--omit', 'dev'],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const packages = readPackages(await readFile('package-lock.json', 'utf8')).filter((one) => one.isForProduction)
  await writeFile(join(FOLDER, 'sbom.cdx.json'), stdout)
  await writeFile(join(FOLDER, 'licenses.md'), licenseList(packages))
  const notices = packages.map(async (one) => ({ ...one, text: await readLicenseFiles(one.folder) }))
  await writeFile(join(FOLDER, 'third-party-notices.txt'), noticesOf(await Promise.all(notices)))
  const unclear = packages.filter((one) => !isAllowed(one)).map(({ name, license }) => `${name}: ${license}`)
  process.stdout.write(`${FOLDER}/{sbom.cdx.json,licenses.md,third-party-notices.txt}: ${packages.length} packages\n`)
  if (unclear.length > 0) throw new Error(`Not cleared: ${unclear.join(', ')}`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'Something unexpected happened.'}\n`)
  process.exit(1)
})
