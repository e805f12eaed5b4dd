import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { givenEnv } from '../../env.ts'
import { waitUntil } from './waitUntil.ts'

export type Proxy = { url: string; stop: () => Promise<void> }

export type ProxyKind = {
  name: string
  command: string
  configuration: string
  adapt: (committed: string, facts: { port: number; sites: [number, number]; folder: string }) => string
  options: (file: string, folder: string) => string[]
}

export const nginx: ProxyKind = {
  name: 'nginx',
  command: 'nginx',
  configuration: 'deploy/nginx/stone-hunt.conf',
  adapt: (committed, { port, sites, folder }) => `
    daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 2048; }
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${committed
        .replace(/server \{\s+listen 80;[^}]*\}/, '')
        .replaceAll(/^\s+ssl_.*$/gm, '')
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
        .replace(/listen \[::\]:443.*$/m, '')
        .replace('127.0.0.1:3001', `127.0.0.1:${sites[0]}`)
        .replace('127.0.0.1:3002', `127.0.0.1:${sites[1]}`)}
    }`,
  options: (file, folder) => ['-p', folder, '-c', file],
}

export const caddy: ProxyKind = {
  name: 'Caddy',
  command: 'caddy',
  configuration: 'deploy/caddy/Caddyfile',
  adapt: (committed, { port, sites }) =>
    `{\n\tadmin off\n\tauto_https off\n}\n${committed}`
      .replace(/^stonehunt\.example/m, `http://127.0.0.1:${port}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${sites[0]}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${sites[1]}`),
  options: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
}

/** Some are in sbin, which is not on every user's PATH. */
const PATH = `${givenEnv()['PATH']}:/usr/sbin:/usr/local/sbin`

type ProxyOptions = { dataDir: string; port: number; sites: [number, number] }

export async function startProxy(kind: ProxyKind, { dataDir, port, sites }: ProxyOptions): Promise<Proxy> {
  const folder = join(dataDir, kind.command)
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'configuration')
  await writeFile(file, kind.adapt(await readFile(kind.configuration, 'utf8'), { port, sites, folder }))
  const child: ChildProcess = spawn(kind.command, kind.options(file, folder), {
    env: { ...givenEnv(), PATH, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)))
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  await waitUntil(`${kind.name} passes requests on`, async () => {
    if (child.exitCode !== null) throw new Error(`${kind.name} ended: ${output}`)
    return (await fetch(`${url}/healthz`).catch(() => null))?.status === 200
  })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
