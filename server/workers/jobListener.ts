import { EventEmitter } from 'node:events'
import type pg from 'pg'
import type { ListenConnection } from '#database/listenConnection.ts'

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void

/** What one worker group takes for its own connection. Graphile Worker's LISTEN and UNLISTEN have no effect. */
class GroupListener extends EventEmitter {
  query = () => Promise.resolve()
}

/** Each worker group asks for a connection to listen on; all of them get the one that the process shares. */
export function jobListener(connection: ListenConnection): (connected: Connected) => void {
  return (connected) => {
    connection.connect().then(
      () => {
        const group = new GroupListener()
        // Graphile Worker stops listening for errors before it releases a connection.
        group.on('error', () => undefined)
        const release = connection.follow({
          notified: (channel, payload) => group.emit('notification', { channel, payload }),
          lost: (error) => group.emit('error', error),
        })
        connected(undefined, group as unknown as pg.PoolClient, release)
      },
      (error: Error) => connected(error),
    )
  }
}
