import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ip = (...args: string[]) => run('ip', args)

export type NetworkNode = {
  address: string
  /** In the node's network, as an unprivileged user. */
  spawn: (user: string, command: string, args: string[]) => ChildProcess
  /** To every process in the node's network. */
  signal: (signal: NodeJS.Signals) => void
  /** Packets to and from the node vanish, as when a cable is pulled: no connection is reset. */
  cut: () => Promise<void>
  heal: () => Promise<void>
}

export type Network = { nodes: NetworkNode[]; close: () => void }

/** Computers on one network, as namespaces of this one, which has the address that ends in .1. Needs root on Linux. */
export async function openNetwork(count: number): Promise<Network> {
  const id = randomInt(1, 255)
  const bridge = `hunt${id}`
  const names = Array.from({ length: count }, (_, index) => `hunt${id}n${index + 1}`)
  const close = () => {
    process.off('exit', close)
    for (const name of names) {
      signalAll(name, 'SIGKILL')
      spawnSync('ip', ['netns', 'del', name], { stdio: 'ignore' })
    }
    spawnSync('ip', ['link', 'del', bridge], { stdio: 'ignore' })
  }
  process.once('exit', close)
  try {
    await ip('link', 'add', bridge, 'type', 'bridge')
    await ip('addr', 'add', `10.77.${id}.1/24`, 'dev', bridge)
    await ip('link', 'set', bridge, 'up')
    const nodes: NetworkNode[] = []
    for (const [index, name] of names.entries()) nodes.push(await addNode(name, bridge, `10.77.${id}.${11 + index}`))
    return { nodes, close }
  } catch (error) {
    close()
    throw error
  }
}

async function addNode(name: string, bridge: string, address: string): Promise<NetworkNode> {
  await ip('netns', 'add', name)
  await ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  await ip('link', 'set', name, 'master', bridge, 'up')
  await ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  for (const device of ['lo', 'eth0']) await ip('-n', name, 'link', 'set', device, 'up')
  return {
    address,
    spawn: (user, command, args) => {
      const asUser = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', command, ...args]
      return spawn('ip', ['netns', 'exec', name, ...asUser], { cwd: '/', stdio: 'ignore' })
    },
    signal: (signal) => signalAll(name, signal),
    cut: async () => void (await ip('link', 'set', name, 'nomaster')),
    heal: async () => void (await ip('link', 'set', name, 'master', bridge)),
  }
}

function signalAll(name: string, signal: NodeJS.Signals): void {
  const { stdout } = spawnSync('ip', ['netns', 'pids', name], { encoding: 'utf8' })
  for (const pid of stdout.split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}
