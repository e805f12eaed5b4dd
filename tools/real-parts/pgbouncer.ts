import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../bin/demo/ports.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { installPackages } from './installPackages.ts'

export type Pooler = { url: string; stop: () => Promise<void> }

type Settings = { databaseUrl: string; poolMode: 'session' | 'transaction'; ignoredParameters?: string }

/** Starts PgBouncer from Debian in front of a database. It refuses to run as root, so it runs as `nobody`. */
export async function startPgbouncer({ databaseUrl, poolMode, ignoredParameters = '' }: Settings): Promise<Pooler> {
  await installPackages(['pgbouncer'])
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-pgbouncer-'))
  await chmod(folder, 0o755)
  const target = new URL(databaseUrl)
  const port = await freePort(26_432)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, configuration(target, { port, poolMode, ignoredParameters }), { mode: 0o644 })
  const pooler = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' })
  await waitUntil('PgBouncer', () => canConnect(port))
  const url = Object.assign(new URL(databaseUrl), { port: String(port), hostname: '127.0.0.1' }).href
  return {
    url,
    stop: async () => {
      await end(pooler)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Options = { port: number } & Required<Omit<Settings, 'databaseUrl'>>

const configuration = ({ hostname, port, username, password, pathname }: URL, options: Options): string => `[databases]
* = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${options.port}
unix_socket_dir =
auth_type = any
pool_mode = ${options.poolMode}
max_client_conn = 200
default_pool_size = 60
ignore_startup_parameters = ${options.ignoredParameters}
`

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGINT')
  })
}

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
