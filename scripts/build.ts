import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stampOf } from './demo/stamp.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const WEB_SOURCES = ['web', 'contracts', 'package-lock.json']
const PANEL_SOURCES = [
  'cms',
  'collections',
  'hooks',
  'contracts',
  'database',
  'media',
  'env.ts',
  'payload.config.ts',
  'package-lock.json',
]

/** Builds the SPA unless its build is of these very sources. */
export async function buildWeb(): Promise<void> {
  await buildUnlessFresh(WEB_SOURCES, join(root, 'web/dist/.stamp'), async () => {
    await run('vite', ['build', '--config', join(root, 'web/vite.config.ts'), '--logLevel', 'warn'])
  })
}

/** Builds the panel likewise. While it is built, the old build's mark is gone and the site says so. */
export async function buildPanel(): Promise<void> {
  await buildUnlessFresh(PANEL_SOURCES, join(root, 'cms/.next/READY'), async () => {
    await rm(join(root, 'cms/.next'), { recursive: true, force: true })
    await run('next', ['build', join(root, 'cms')])
  })
}

async function buildUnlessFresh(sources: string[], mark: string, build: () => Promise<void>): Promise<void> {
  const stamp = await stampOf(root, sources)
  if ((await readFile(mark, 'utf8').catch(() => '')) === stamp) return
  await rm(mark, { force: true })
  await build()
  await mkdir(dirname(mark), { recursive: true })
  await writeFile(mark, stamp)
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args[0]} failed:\n${output.slice(-4000)}`)),
    )
    process.once('SIGTERM', () => child.kill('SIGTERM'))
  })
}

// As a program: `tsx scripts/build.ts [web|panel]`, both without a name.
if (process.argv[1]?.endsWith('build.ts')) {
  const only = process.argv[2]
  if (only !== 'panel') await buildWeb()
  if (only !== 'web') await buildPanel()
}
