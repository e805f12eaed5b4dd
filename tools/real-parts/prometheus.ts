import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../bin/demo/ports.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { installPackages } from './installPackages.ts'

export type Prometheus = {
  /** A PromQL expression's samples, or the parser's sentence. */
  query: (expression: string) => Promise<{ samples: number } | { error: string }>
  stop: () => Promise<void>
}

/** Prometheus from Debian with `deploy/prometheus`, which scrapes one site each second. */
export async function startPrometheus(siteUrl: string, token: string): Promise<Prometheus> {
  await installPackages(['prometheus'])
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-prometheus-'))
  const tokenFile = join(folder, 'token')
  await writeFile(tokenFile, token)
  const deployed = await readFile('deploy/prometheus/prometheus.yml', 'utf8')
  const configuration = deployed
    .replace(/scrape_interval: .*/, 'scrape_interval: 1s')
    .replace('- alerts.yml', `- ${resolve('deploy/prometheus/alerts.yml')}`)
    .replace(/credentials_file: .*/, `credentials_file: ${tokenFile}`)
    .replace(/targets: .*/, `targets: ['${new URL(siteUrl).host}']`)
  await writeFile(join(folder, 'prometheus.yml'), configuration)
  const url = `http://127.0.0.1:${await freePort(29_090)}`
  const server = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${new URL(url).host}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await waitUntil('Prometheus', async () => (await fetch(`${url}/-/ready`).catch(() => null))?.status === 200)
  return {
    query: async (expression) => {
      const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query: expression }).toString()}`)
      const { data, error } = (await response.json()) as { data?: { result: unknown[] }; error?: string }
      return data ? { samples: data.result.length } : { error: error ?? `status ${response.status}` }
    },
    stop: async () => {
      await new Promise<void>((done) => {
        server.once('exit', () => done())
        server.kill('SIGTERM')
      })
      await rm(folder, { recursive: true, force: true })
    },
  }
}
