import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cluster, startCluster } from '../../bin/postgres/cluster.ts'
import { sleep } from './waitUntil.ts'

export type Stop = 'fast' | 'immediate' | 'kill -9'

export type Database = {
  port: number
  url: string
  postmaster: () => Promise<number>
  stop: (how: Stop) => Promise<void>
  start: () => Promise<void>
}

const SIGNALS: Record<Stop, NodeJS.Signals> = { fast: 'SIGINT', immediate: 'SIGQUIT', 'kill -9': 'SIGKILL' }

export async function openDatabase(folder: string, port: number): Promise<Database> {
  const begin = () =>
    startCluster({ folder, port, password: 'faults', settings: { max_connections: '200', shared_buffers: '64MB' } })
  let cluster: Cluster = await begin()
  const postmaster = async () => Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
  return {
    port,
    url: cluster.url('postgres'),
    postmaster,
    stop: async (how) => {
      const pid = await postmaster()
      process.kill(pid, SIGNALS[how])
      while (isRunning(pid)) await sleep(10)
    },
    start: async () => {
      // After kill -9 the postmaster's children hold its shared memory for a moment.
      for (let tries = 0; ; tries++) {
        try {
          cluster = await begin()
          return
        } catch (error) {
          if (tries === 50) throw error
          await sleep(100)
        }
      }
    },
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
