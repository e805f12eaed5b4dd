import { execFile, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../bin/demo/ports.ts'
import type { Database } from '../chaos/database.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { endProcess } from './endProcess.ts'
import { installPackages } from './installPackages.ts'
import { type NetworkNode, openNetwork } from './networkNodes.ts'
import { etcdOptions, haproxyConfig, NAMES, patroniConfig, SITE_PASSWORD, SUPERUSER_PASSWORD } from './patroniConfig.ts'

const run = promisify(execFile)

export const PATRONI_PACKAGES = ['postgresql-15', 'patroni', 'etcd-server', 'haproxy', 'iproute2']
const USER = 'postgres'
const READY_MS = 120_000

type Member = { name: string; role: string; state: string; lag?: number | string }

export type PatroniCluster = {
  database: Database
  /** The servers: their network and processes. */
  nodes: (NetworkNode & { start: () => void })[]
  /** The primary's place in `nodes`. */
  primary: () => Promise<number>
  switchover: () => Promise<void>
  /** Resolves when three servers run and both others follow the primary, one of them synchronously. */
  waitForAll: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts three PostgreSQL servers with Patroni and etcd, each in a separate network, and HAProxy on this machine in front of
 * them, configured as in `deploy/`. Debian's packages are installed when they are missing, which needs root.
 */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  await installPackages(PATRONI_PACKAGES)
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-patroni-'))
  await chmod(folder, 0o755)
  const network = await openNetwork(3)
  const stops: (() => unknown)[] = [network.close, () => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of stops) await end()
  }
  try {
    const addresses = network.nodes.map(({ address }) => address)
    const nodes = await Promise.all(network.nodes.map((node, index) => prepare(node, index, addresses, folder)))
    for (const node of nodes) node.start()
    const membersAt = async ({ address }: NetworkNode) =>
      ((await askPatroni(address, 'cluster')) as { members: Member[] }).members
    const waitForAll = async () => {
      await waitUntil('three PostgreSQL servers', () => isEveryoneWell(nodes.map(membersAt)), READY_MS)
    }
    await waitForAll()
    const primary = () => Promise.any(nodes.map(async ({ address }, at) => (await askPatroni(address, 'primary'), at)))
    await createSiteDatabase(addresses[await primary()] ?? '')
    const port = await freePort(58_300)
    stops.unshift(await startHaproxy(await haproxyConfig(addresses, port), folder))
    return {
      database: databaseAt(port, stop),
      nodes,
      primary,
      switchover: async () => {
        const at = await primary()
        await askPatroni(addresses[at] ?? '', 'switchover', { leader: NAMES[at] })
      },
      waitForAll,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function prepare(node: NetworkNode, index: number, addresses: string[], parent: string) {
  const folder = join(parent, String(index + 1))
  await mkdir(folder)
  await writeFile(join(folder, 'patroni.yml'), await patroniConfig(addresses, index, folder))
  await run('chown', ['-R', `${USER}:${USER}`, folder])
  const start = () => {
    node.spawn(USER, 'etcd', etcdOptions(addresses, index, folder))
    node.spawn(USER, 'patroni', [join(folder, 'patroni.yml')])
  }
  return { ...node, start }
}

async function askPatroni(address: string, path: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(body ? 30_000 : 2_000)
  const request = body ? { method: 'POST', body: JSON.stringify(body), signal } : { signal }
  const answer = await fetch(`http://${address}:8008/${path}`, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Patroni answered ${answer.status}: ${text}`)
  return text.startsWith('{') ? JSON.parse(text) : text
}

/** A server that was away answers with what it knew before. */
async function isEveryoneWell(answers: Promise<Member[]>[]): Promise<boolean> {
  const views = await Promise.all(answers).catch(() => [])
  const leaders = new Set(views.map((members) => members.find(({ role }) => role === 'leader')?.name))
  return views.length > 0 && leaders.size === 1 && views.every(areWell)
}

const areWell = (members: Member[]): boolean =>
  members.length === 3 &&
  members.every(({ state, lag = 0 }) => ['running', 'streaming'].includes(state) && Number(lag) < 2 ** 20) &&
  ['leader', 'sync_standby'].every((wanted) => members.some(({ role }) => role === wanted))

/** A role without special rights, as the site should have. */
async function createSiteDatabase(host: string): Promise<void> {
  const connection = { host, user: USER, password: SUPERUSER_PASSWORD, database: 'postgres' }
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`create role stonehunt login password '${SITE_PASSWORD}'`)
  await client.query('create database stonehunt owner stonehunt')
  await client.end()
}

async function startHaproxy(configuration: string, folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration)
  const haproxy = spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  const kill = () => void haproxy.kill('SIGKILL')
  process.once('exit', kill)
  return () => {
    process.off('exit', kill)
    return endProcess(haproxy, 'SIGINT')
  }
}

function databaseAt(port: number, stop: () => Promise<void>): Database {
  const url = `postgres://stonehunt:${SITE_PASSWORD}@127.0.0.1:${port}/stonehunt`
  const none = () => Promise.reject(new Error('A cluster has no single server'))
  return { port, url, postmaster: none, start: none, stop }
}
