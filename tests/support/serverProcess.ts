import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '#bin/demo/ports.ts'
import { eventually } from './people.ts'
import type { Site } from './site.ts'
import { siteVariables } from './siteVariables.ts'

export type ServerProcess = {
  url: string
  pid: () => number | undefined
  exited: Promise<number | null>
  /** Its output so far. */
  output: () => string
  stop: () => Promise<void>
}

type Settings = { databaseUrl: string; dataDir: string; variables: Record<string, string> }

export async function startServer(site: Site, { databaseUrl, dataDir, variables }: Settings): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${await freePort(15_300 + Math.floor(Math.random() * 500))}`
  const { cardBase, printBase } = site
  const server: ChildProcess = spawn(process.execPath, ['--conditions=production', 'dist/site.mjs'], {
    env: {
      ...process.env,
      ...siteVariables({ siteUrl: url, databaseUrl, dataDir, cardBase, printBase }),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => server.once('exit', resolve))
  let output = ''
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  const isReady = async () => hasEnded() || (await fetch(`${url}/readyz`).catch(() => null))?.status === 200
  await eventually(isReady, 60_000).catch(() => server.kill('SIGKILL'))
  if (hasEnded() || server.killed) throw new Error(`The server did not start: ${output}`)
  return {
    url,
    pid: () => (hasEnded() ? undefined : server.pid),
    exited,
    output: () => output,
    stop: async () => {
      if (hasEnded()) return
      server.kill('SIGTERM')
      await exited
    },
  }
}
