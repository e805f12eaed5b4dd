import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { isDeep } from '../support/deep.ts'

/** The demo's creator, as in `npm run demo -- --as`. */
type Options = { as: string }

type Demo = {
  url: string
  dataDir: string
}

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4477)
/** Ports for the site and its two providers. */
const PORTS_APART = 300
/** Making streams of the demo's films takes minutes of CPU time, and only journeys of `npm run test:deep` play them. */
const FILMS = isDeep ? {} : { FILM_STREAMS: 'command' }
/** A running site; without it each worker starts a demo. */
const siteUrl = process.env['E2E_URL']

export const test = base.extend<object, { demo: Demo } & Options>({
  as: ['stone-hunt', { scope: 'worker', option: true }],
  demo: [
    async ({ as }, use, { parallelIndex }) => {
      const dataDir = `.data/e2e/${parallelIndex}`
      if (siteUrl && as === 'stone-hunt') return use({ url: siteUrl, dataDir: '.data/e2e' })
      await rm(dataDir, { recursive: true, force: true })
      const port = FIRST_PORT + parallelIndex * PORTS_APART
      const url = `http://localhost:${port}`
      const demo = spawn(process.execPath, ['--import', 'tsx', 'bin/demo.ts', '--as', as], {
        env: { ...process.env, ...FILMS, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      try {
        await untilReady(demo, url)
        await use({ url, dataDir })
      } finally {
        demo.kill('SIGTERM')
        if (demo.exitCode === null) await once(demo, 'exit')
      }
    },
    { scope: 'worker', timeout: 420_000 },
  ],
  baseURL: ({ demo }, use) => use(demo.url),
})

async function untilReady(demo: ChildProcess, url: string): Promise<void> {
  let said = ''
  for (const stream of [demo.stdout, demo.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  while (!said.includes('all demo data is in place') || !(await answers(`${url}/readyz`))) {
    if (demo.exitCode !== null) throw new Error(`The demo did not start:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const answers = async (address: string): Promise<boolean> => (await fetch(address).catch(() => null))?.status === 200
