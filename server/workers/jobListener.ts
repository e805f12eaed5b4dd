import { EventEmitter } from 'node:events'
import pg from 'pg'
import { directUrl } from '#database/directUrl.ts'
import { poolLimits } from '#database/resilientPool.ts'

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void

/** What one worker group takes for its own connection. Graphile Worker's LISTEN and UNLISTEN have no effect. */
class GroupListener extends EventEmitter {
  query = () => Promise.resolve()
}

/**
 * All worker groups listen for jobs on one connection. It leads to PostgreSQL itself, because a pooler of transactions
 * delivers no notifications.
 */
export function jobListener() {
  const groups = new Set<GroupListener>()
  let shared: Promise<pg.Client> | null = null

  function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: directUrl(),
      connectionTimeoutMillis: poolLimits.connectionTimeoutMillis,
      keepAlive: true,
      application_name: 'stone-hunt jobs',
    })
    const opened = client
      .connect()
      .then(() => client.query('listen "jobs:insert"; listen "worker:migrate"'))
      .then(() => client)
    const lose = (error: Error) => {
      if (shared !== opened) return
      shared = null
      for (const group of groups) group.emit('error', error)
    }
    client.on('error', lose)
    client.on('end', () => lose(new Error('The connection that listens for jobs was closed')))
    client.on('notification', (message) => {
      for (const group of groups) group.emit('notification', message)
    })
    opened.catch((error: Error) => {
      lose(error)
      // Connected to a standby, it can't listen.
      void client.end().catch(() => undefined)
    })
    return opened
  }

  function connect(connected: Connected): void {
    shared ??= open()
    shared.then(
      () => {
        const group = new GroupListener()
        // Graphile Worker stops listening for errors before it releases a connection.
        group.on('error', () => undefined)
        groups.add(group)
        connected(undefined, group as unknown as pg.PoolClient, () => void groups.delete(group))
      },
      (error: Error) => connected(error),
    )
  }

  async function end(): Promise<void> {
    const last = shared
    shared = null
    await (await last)?.end()
  }

  return { connect, end }
}
