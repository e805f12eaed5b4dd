import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { givenEnv } from '../../env.ts'
import { freePort } from '../../bin/demo/ports.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { endProcess } from './endProcess.ts'
import { installPackages } from './installPackages.ts'

export type SharedCache = { url: string; stop: () => Promise<void> }

type Kind = {
  package: string
  configuration: string
  /** The committed configuration, for one site on this machine. */
  adapt: (committed: string, facts: { folder: string; port: number; sitePort: string }) => string
  command: (file: string, facts: { folder: string; port: number }) => string[]
}

export const sharedCaches = {
  Varnish: {
    package: 'varnish',
    configuration: 'deploy/varnish/stone-hunt.vcl',
    adapt: (committed, { sitePort }) => committed.replace('"3001"', `"${sitePort}"`),
    command: (file, { folder, port }) => [
      ...['varnishd', '-F', '-f', file, '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`],
      ...['-s', 'malloc,64m', '-j', 'none'],
    ],
  },
  nginx: {
    package: 'nginx',
    configuration: 'deploy/nginx/shared-cache.conf',
    adapt: (committed, { folder, port, sitePort }) => `
      daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events { worker_connections 1024; }
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
        ${committed
          .replace('/var/cache/nginx/stone-hunt', `${folder}/cache`)
          .replace('127.0.0.1:3001', `127.0.0.1:${sitePort}`)
          .replace('127.0.0.1:8080', `127.0.0.1:${port}`)}
      }`,
    command: (file, { folder }) => ['nginx', '-p', folder, '-c', file],
  },
} satisfies Record<string, Kind>

export type CacheName = keyof typeof sharedCaches

/** Starts Varnish or nginx from Debian in front of a site, with the configuration in `deploy/`. */
export async function startSharedCache(name: CacheName, siteUrl: string): Promise<SharedCache> {
  const kind: Kind = sharedCaches[name]
  await installPackages([kind.package])
  const folder = await mkdtemp(join(tmpdir(), `stone-hunt-${kind.package}-`))
  const port = await freePort(26_600 + Math.floor(Math.random() * 300))
  const file = join(folder, 'configuration')
  const facts = { folder, port, sitePort: new URL(siteUrl).port }
  await writeFile(file, kind.adapt(await readFile(kind.configuration, 'utf8'), facts))
  const [command = '', ...options] = kind.command(file, facts)
  const env = { ...givenEnv(), PATH: `${givenEnv()['PATH']}:/usr/sbin` }
  const child: ChildProcess = spawn(command, options, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)))
  const url = `http://127.0.0.1:${port}`
  await waitUntil(`${name} passes requests on`, async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${output}`)
    return (await fetch(`${url}/healthz`).catch(() => null))?.status === 200
  })
  return {
    url,
    stop: async () => {
      await endProcess(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
