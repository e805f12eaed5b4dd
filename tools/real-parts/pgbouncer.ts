import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../bin/demo/ports.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { canConnect } from './canConnect.ts'
import { endProcess } from './endProcess.ts'
import { installPackages } from './installPackages.ts'

export type Pooler = {
  url: string
  /** To PostgreSQL. */
  connections: () => Promise<number>
  stop: () => Promise<void>
}

type Settings = {
  databaseUrl: string
  poolMode: 'session' | 'transaction'
  ignoredParameters?: string
  /** Connections to PostgreSQL at most. */
  poolSize?: number
}

/** Starts PgBouncer from Debian in front of a database. It refuses to run as root, so it runs as `nobody`. */
export async function startPgbouncer(settings: Settings): Promise<Pooler> {
  await installPackages(['pgbouncer'])
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-pgbouncer-'))
  await chmod(folder, 0o755)
  const { databaseUrl, poolMode, ignoredParameters = '', poolSize = 60 } = settings
  const target = new URL(databaseUrl)
  const port = await freePort(26_432)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, configuration(target, { port, poolMode, ignoredParameters, poolSize }), { mode: 0o644 })
  const pooler = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], { stdio: 'ignore' })
  await waitUntil('PgBouncer', () => canConnect(port))
  const at = (pathname: string) =>
    Object.assign(new URL(databaseUrl), { port: String(port), hostname: '127.0.0.1', pathname }).href
  return {
    url: at(target.pathname),
    connections: () => countServers(at('/pgbouncer')),
    stop: async () => {
      await endProcess(pooler, 'SIGINT')
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
max_client_conn = 3000
default_pool_size = ${options.poolSize}
ignore_startup_parameters = ${options.ignoredParameters}
`

/** @param consoleUrl PgBouncer's own database, which answers a few commands. */
async function countServers(consoleUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: consoleUrl })
  await client.connect()
  return client
    .query('show servers')
    .then(({ rows }) => rows.length)
    .finally(() => client.end())
}
