import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { givenEnv } from '../../env.ts'
import { changelogEntry } from './changelogEntry.ts'
import { readCandidate } from './readCandidate.ts'
import { releaseProblems } from './releaseProblems.ts'

const run = promisify(execFile)
const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Each can build a Dockerfile and save the image as one file. */
const ENGINES = ['docker', 'podman']
const KEYS = ['STRIPE_SECRET_KEY', 'SPREADCONNECT_API_KEY']

/**
 * Checks this commit and puts the files of its release into `.data/release/VERSION`. It publishes nothing.
 * `--without-keys` releases what was not compared with the providers; the notes then say so.
 */
async function main(): Promise<void> {
  const candidate = await readCandidate()
  const isCompared = KEYS.every((name) => givenEnv()[name])
  const mayBeUncompared = process.argv.includes('--without-keys')
  const problems = [
    ...releaseProblems(candidate),
    ...(isCompared || mayBeUncompared
      ? []
      : [`Set ${KEYS.join(' and ')} (test keys) to compare with the providers, or add -- --without-keys.`]),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const version = candidate.versions['.'] ?? ''
  const folder = join('.data/release', version)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })

  await step('npm', 'run', '-s', 'check-providers')
  await step('npm', 'test')
  await step('npm', 'run', '-s', 'sbom')
  for (const file of ['sbom.cdx.json', 'licenses.md', 'third-party-notices.txt'])
    await copyFile(join('.data', file), join(folder, file))
  const name = `stone-hunt-${version}`
  await step('git', 'archive', '--format=tar.gz', `--prefix=${name}/`, '-o', join(folder, `${name}.tar.gz`), 'HEAD')
  for (const workspace of ['client', 'stripe-emulator', 'spreadconnect-emulator'])
    await step('npm', 'pack', '--silent', '--workspace', `packages/${workspace}`, '--pack-destination', folder)
  const image = await saveImage(folder, name, version)
  await writeFile(
    join(folder, 'notes.md'),
    [
      changelogEntry(candidate.changelog, version),
      isCompared ? 'Compared with Stripe and Spreadconnect.' : 'Not compared with Stripe and Spreadconnect.',
      image ? `The image: \`${image}\`.` : 'Without an image: build it with `docker build -t stone-hunt .`.',
      '',
    ].join('\n\n'),
  )
  await writeFile(join(folder, 'SHA256SUMS'), await checksums(folder))
  print(
    `\n${folder} is complete. To release it:\n  git tag -a v${version} -m ${version} && git push origin v${version}`,
  )
}

/** Shows what it prints. @throws when it fails. */
async function step(command: string, ...args: string[]): Promise<void> {
  print(`\n> ${[command, ...args].join(' ')}`)
  const child = spawn(command, args, { stdio: 'inherit' })
  const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed: nothing was released.`)
}

/** @returns the file, or null on a machine without a container engine. */
async function saveImage(folder: string, name: string, version: string): Promise<string | null> {
  const engine = await findEngine()
  if (!engine) return null
  const file = `${name}-image.tar`
  await step(engine, 'build', '-t', `stone-hunt:${version}`, '.')
  await step(engine, 'save', '-o', join(folder, file), `stone-hunt:${version}`)
  return file
}

async function findEngine(): Promise<string | undefined> {
  for (const engine of ENGINES) {
    const works = await run(engine, ['version']).then(
      () => true,
      () => false,
    )
    if (works) return engine
  }
  return undefined
}

/** As `sha256sum --check` reads them. */
async function checksums(folder: string): Promise<string> {
  const lines = (await readdir(folder)).sort().map(async (file) => {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, file)), hash)
    return `${hash.digest('hex')}  ${file}\n`
  })
  return (await Promise.all(lines)).join('')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The release could not be made.'}\n`)
  process.exit(1)
})
