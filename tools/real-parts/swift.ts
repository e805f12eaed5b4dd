import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../bin/demo/ports.ts'
import { installPackages } from './installPackages.ts'
import { STORAGE_SERVERS, proxyConfig, storageConfig, SWIFT_CONFIG, type SwiftPorts } from './swiftConfig.ts'
import { waitUntil } from '../chaos/waitUntil.ts'

const run = promisify(execFile)

export type Swift = {
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  stop: () => Promise<void>
}

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']

/**
 * Starts OpenStack Swift with its S3 API on one disk of this machine, in a temporary folder. Debian's packages are installed
 * when they are missing, which needs root.
 */
export async function startSwift(): Promise<Swift> {
  await installPackages(PACKAGES)
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-swift-'))
  const children: ChildProcess[] = []
  const stop = async () => {
    await Promise.all(children.map(end))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const ports = await findPorts()
    await configure(folder, ports)
    children.push(start('memcached', ['-u', 'root', '-l', '127.0.0.1', '-p', String(ports.memcached), '-m', '16']))
    for (const name of [...STORAGE_SERVERS, 'proxy'])
      children.push(start(`swift-${name}-server`, [join(folder, `${name}-server.conf`), '-v']))
    const url = `http://127.0.0.1:${ports.proxy}`
    await waitUntil('Swift', () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    )
    return { url, region: 'eu-central-1', accessKeyId: 'hunt:site', secretAccessKey: 'stones', stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function findPorts(): Promise<SwiftPorts> {
  const names = ['proxy', 'memcached', ...STORAGE_SERVERS] as const
  const ports: Record<string, number> = {}
  let next = 27_000 + Math.floor(Math.random() * 2_000)
  for (const name of names) next = (ports[name] = await freePort(next)) + 1
  return ports as SwiftPorts
}

/** One replica on one device. */
async function configure(folder: string, ports: SwiftPorts): Promise<void> {
  await mkdir(join(folder, 'node/d1'), { recursive: true })
  await writeFile(join(folder, 'swift.conf'), SWIFT_CONFIG)
  await writeFile(join(folder, 'proxy-server.conf'), proxyConfig(folder, ports))
  for (const name of STORAGE_SERVERS) {
    await writeFile(join(folder, `${name}-server.conf`), storageConfig(name, folder, ports))
    const ring = join(folder, `${name}.builder`)
    const device = ['--region', '1', '--zone', '1', '--ip', '127.0.0.1', '--port', String(ports[name])]
    await run('swift-ring-builder', [ring, 'create', '1', '1', '0'])
    await run('swift-ring-builder', [ring, 'add', ...device, '--device', 'd1', '--weight', '1'])
    await run('swift-ring-builder', [ring, 'rebalance'])
  }
}

/** In a group of their own, because each server is a parent and its worker. */
const start = (command: string, args: string[]): ChildProcess =>
  spawn(command, args, { stdio: 'ignore', detached: true })

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return Promise.resolve()
  const { pid } = child
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    process.kill(-pid, 'SIGTERM')
  })
}
