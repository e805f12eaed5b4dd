import { execFile, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../bin/demo/ports.ts'
import type { Database } from '../chaos/database.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { canConnect } from './canConnect.ts'
import { endProcess } from './endProcess.ts'
import { installPackages } from './installPackages.ts'

const run = promisify(execFile)
const BIN = '/usr/lib/postgresql/15/bin'
const AS_USER = ['--reuid=postgres', '--regid=postgres', '--clear-groups']

/** Debian's PostgreSQL with extra variables, such as those of a moved clock. It cleans up every five seconds. @param others settings. */
export async function startClockedPostgres(
  parent: string,
  variables: Record<string, string>,
  others: Record<string, string> = {},
): Promise<Database> {
  await installPackages(['postgresql-15'])
  const folder = join(parent, 'clocked-postgres')
  await mkdir(folder)
  await run('chown', ['postgres:postgres', folder])
  const port = await freePort(58_500)
  await run(
    'setpriv',
    [...AS_USER, `${BIN}/initdb`, '-D', folder, '-U', 'stonehunt', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { cwd: '/' },
  )
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    autovacuum_naptime: '5s',
    ...others,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Set by env, because libfaketime keeps what setpriv, as root, would create.
  const assignments = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  const command = ['env', ...assignments, `${BIN}/postgres`, '-D', folder, ...options]
  const server = spawn('setpriv', [...AS_USER, ...command], { cwd: '/', stdio: 'ignore' })
  process.once('exit', () => server.kill('SIGQUIT'))
  await waitUntil('PostgreSQL', () => canConnect(port))
  return {
    port,
    url: `postgres://stonehunt@127.0.0.1:${port}/postgres`,
    postmaster: () => Promise.resolve(server.pid ?? 0),
    start: () => Promise.reject(new Error('It is started once')),
    stop: () => endProcess(server, 'SIGINT'),
  }
}
