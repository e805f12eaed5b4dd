import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { givenEnv } from '#env'
import { findRunner, type Runner } from './runner.ts'
import { stopStaleServer } from './staleServer.ts'

export type Cluster = {
  url: (database: string) => string
  stop: () => Promise<void>
}

/** Another process took the port after it was found free. */
export const PORT_IN_USE = 'The port chosen for PostgreSQL is in use.'

type Options = { folder: string; port: number; password: string; settings?: Record<string, string> }

/**
 * Creates the cluster if necessary, and stops one that a killed process left running.
 * @throws Error with a message that says what to do.
 */
export async function startCluster({ folder, port, password, settings = {} }: Options): Promise<Cluster> {
  const runner = await findRunner(folder)
  await stopStaleServer(runner.cluster)
  if (existsSync(join(runner.cluster, 'PG_VERSION'))) await requireSameVersion(runner)
  else await initialize(runner, password)
  const server = await start(runner, port, settings)
  return {
    url: (database) => `postgres://stonehunt:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    stop: () => stop(server),
  }
}

async function requireSameVersion({ native, cluster }: Runner): Promise<void> {
  const stored = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const output = await run(join(native, 'bin/postgres'), ['--version'], null)
  const installed = /(?<!\d)(\d+)\./.exec(output)?.[1]
  if (stored !== installed) {
    throw new Error(
      `The data in ${cluster} was written by PostgreSQL ${stored}, but PostgreSQL ${installed} is installed. ` +
        'Move that folder away to start fresh, or restore a backup into the new version.',
    )
  }
}

async function initialize({ native, cluster, identity }: Runner, password: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-'))
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (identity) {
    await chown(folder, identity.uid, identity.gid)
    await chown(passwordFile, identity.uid, identity.gid)
    await chown(cluster, identity.uid, identity.gid)
  }
  const options = ['-D', cluster, '-U', 'stonehunt', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8']
  try {
    await run(join(native, 'bin/initdb'), [...options, '--locale=C', '--no-sync'], identity)
  } catch (error) {
    await rm(cluster, { recursive: true, force: true })
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function start(
  { native, cluster, identity }: Runner,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port), ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // A separate process group, so that Ctrl-C reaches only the parent, which stops its children in order.
  const server = spawn(join(native, 'bin/postgres'), ['-D', cluster, ...options], {
    ...identity,
    cwd: '/',
    detached: true,
    env: cleanEnv(),
  })
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk: Buffer) => {
      if (log === 'ready') return
      log += chunk.toString()
      if (!log.includes('ready to accept connections')) return
      log = 'ready'
      resolve(server)
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(explain(log))))
  })
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await gone
}

function run(command: string, options: string[], identity: Runner['identity']): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, { ...identity, cwd: '/', env: cleanEnv() })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => reject(new Error(explain(error.message), { cause: error })))
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(explain(output)))))
  })
}

/** PG* variables of the user's shell would change this cluster's settings. */
function cleanEnv(): NodeJS.ProcessEnv {
  return { PATH: givenEnv()['PATH'], LC_ALL: 'C', TZ: 'UTC', NODE_ENV: 'production' }
}

function explain(output: string): string {
  if (/No space left/i.test(output)) return 'PostgreSQL cannot write: there is no space left on the disk.'
  if (/Address already in use|could not create any TCP/i.test(output)) return PORT_IN_USE
  if (/shared librar|cannot execute|Exec format|ENOENT/i.test(output))
    return `The PostgreSQL binary can’t run on this machine: ${output.trim()}`
  return `PostgreSQL did not start: ${output.trim().split('\n').slice(-3).join(' ')}`
}
