import pg from 'pg'
import { directUrl } from './directUrl.ts'

type Follower = {
  notified: (channel: string, payload: string) => void
  /** Notifications may be missed from now on, until the next `connect`. */
  lost: (error: Error) => void
}

export type ListenConnection = {
  /** Opens it when there is none. Rejects while the database is unavailable or a standby. */
  connect: () => Promise<pg.Client>
  /** @returns ends following. */
  follow: (follower: Follower) => () => void
  /** Closes this connection, which fails; the next `connect` opens another one. */
  drop: (failing: pg.Client, error: Error) => void
  end: () => Promise<void>
}

const CHANGES = 'stone_hunt_changes'
export const COMMENTS = 'stone_hunt_comments'
/** Of Graphile Worker. */
const JOBS = ['"jobs:insert"', '"worker:migrate"']
const TIMEOUT_MS = 2_000

/**
 * The one connection on which a process listens. It leads to PostgreSQL itself, because a pooler of transactions delivers
 * no notifications.
 */
export function listenConnection(): ListenConnection {
  const followers = new Set<Follower>()
  let opened: Promise<pg.Client> | null = null
  let current: pg.Client | null = null

  function connect(): Promise<pg.Client> {
    if (opened) return opened
    const opening = open({
      notified: (channel, payload) => {
        for (const { notified } of followers) notified(channel, payload)
      },
      lost: (error) => {
        if (opened === opening) lose(error)
      },
    })
    opening.then(
      (client) => {
        if (opened === opening) current = client
      },
      () => {
        if (opened === opening) opened = null
      },
    )
    return (opened = opening)
  }

  function lose(error: Error): void {
    void end()
    for (const { lost } of followers) lost(error)
  }

  async function end(): Promise<void> {
    const last = opened
    opened = null
    current = null
    await last?.then((client) => client.end()).catch(() => undefined)
  }

  return {
    connect,
    follow: (follower) => {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    drop: (failing, error) => {
      if (failing === current) lose(error)
    },
    end,
  }
}

async function open({ notified, lost }: Follower): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: directUrl(),
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
    application_name: 'stone-hunt listener',
  })
  client.on('error', lost)
  client.on('end', () => lost(new Error('The connection that listens was closed')))
  client.on('notification', ({ channel, payload = '' }) => notified(channel, payload))
  try {
    await client.connect()
    await client.query([CHANGES, COMMENTS, ...JOBS].map((channel) => `listen ${channel}`).join('; '))
    return client
  } catch (error) {
    // Connected to a standby, it can't listen.
    void client.end().catch(() => undefined)
    throw error
  }
}
