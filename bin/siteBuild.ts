import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { envFields, givenEnv, projectRoot as root } from '#env'
import { readyBuilds } from '#server/cms/panelBuilds.ts'
import { keepRelease } from './build/keepRelease.ts'
import { precompress } from './build/precompress.ts'
import { stampOf } from './demo/stamp.ts'

const VITE = join(root, 'node_modules/.bin/vite')
const NEXT = join(root, 'node_modules/.bin/next')

const WEB_SOURCES = ['web', 'contracts', 'package-lock.json']
const PANEL_SOURCES = [
  'providers',
  'cms',
  'collections',
  'globals',
  'hooks',
  'contracts',
  'database',
  'domain',
  'media',
  'env.ts',
  'payload.config.ts',
  'package-lock.json',
]

export async function buildWeb(): Promise<void> {
  await buildUnlessFresh(WEB_SOURCES, join(root, 'web/dist/.stamp'), async () => {
    const config = ['--config', join(root, 'web/vite.config.ts'), '--logLevel', 'warn']
    const putBack = await keepRelease(join(root, 'web/dist'))
    await run(VITE, ['build', ...config])
    await Promise.all([
      run(VITE, ['build', ...config, '--ssr', 'src/ssr-worker.ts']),
      precompress(join(root, 'web/dist')),
    ])
    await putBack()
  })
}

const BUILDS_KEPT = 3

/** The panel's build reads the environment without using it. */
const NOBODYS = {
  ...Object.fromEntries(Object.keys(envFields).map((name) => [name, undefined])),
  SITE_URL: 'http://localhost',
  DATABASE_URL: 'postgres://build',
  PAYLOAD_SECRET: 'only-while-the-panel-is-being-built',
  STRIPE_SECRET_KEY: 'sk_test_build',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_build',
  STRIPE_WEBHOOK_SECRET: 'whsec_build',
  SPREADCONNECT_API_KEY: 'build',
  SPREADCONNECT_WEBHOOK_SECRET: 'only-while-the-panel-is-being-built',
  SMTP_URL: 'smtp://build',
}

/** Each state of the sources gets its own folder, because a running site uses the previous one. */
export async function buildPanel(): Promise<void> {
  const stamp = (await stampOf(root, PANEL_SOURCES)).slice(0, 16)
  const folder = join(root, 'cms/.next', stamp)
  const mark = join(folder, 'READY')
  if (existsSync(mark)) {
    // The site uses the build with the newest mark.
    await utimes(mark, new Date(), new Date())
    return
  }
  await rm(folder, { recursive: true, force: true })
  await run(NEXT, ['build', join(root, 'cms')], { ...NOBODYS, CMS_DIST: `.next/${stamp}` })
  // The cache only helps to build into the same folder again, which never happens.
  await rm(join(folder, 'cache'), { recursive: true, force: true })
  await writeFile(mark, stamp)
  await removeOldBuilds()
}

async function removeOldBuilds(): Promise<void> {
  const builds = await readyBuilds(join(root, 'cms'))
  await Promise.all(builds.slice(BUILDS_KEPT).map((folder) => rm(folder, { recursive: true, force: true })))
}

async function buildUnlessFresh(sources: string[], mark: string, build: () => Promise<void>): Promise<void> {
  const stamp = await stampOf(root, sources)
  if ((await readFile(mark, 'utf8').catch(() => '')) === stamp) return
  await rm(mark, { force: true })
  await build()
  await mkdir(dirname(mark), { recursive: true })
  await writeFile(mark, stamp)
}

function run(command: string, args: string[], variables: NodeJS.Dict<string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...givenEnv(), ...variables, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${basename(command)} ${args[0]} failed:\n${output.slice(-4000)}`)),
    )
    process.once('SIGTERM', () => child.kill('SIGTERM'))
  })
}

export const buildPrograms = (): Promise<void> => run(process.execPath, ['bin/bundle.mjs'])
