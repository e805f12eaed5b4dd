import type pg from 'pg'
import { COMMENTS, type ListenConnection } from './listenConnection.ts'
import { row, sql } from './sql.ts'

/** The triggers of the tables use these names. */
const TOPICS = ['posts', 'post_counts', 'products', 'merchandise', 'settings', 'site', 'questions'] as const
export type Topic = (typeof TOPICS)[number]

export type Listener = {
  /** May report the same change twice. */
  changed: (topics: readonly Topic[]) => void
  /** The comments of a post changed; null when notifications may have been lost. */
  commented: (postId: number | null) => void
  /** Every change committed before this `performance.now()` has been reported. */
  confirmed: (at: number) => void
}

export type ChangeFeed = {
  /** Polls now. Resolves when every earlier commit has been reported, or the database is unavailable. */
  poll: () => Promise<void>
  stop: () => Promise<void>
}

const POLL_MS = 400
const RECONNECT_MS = 150
/** A busy database may answer one poll too late. */
const FAILURES_BEFORE_RECONNECT = 2
const RETENTION = '1 hour'
const SWEEP_MS = 60_000

/**
 * Follows changes through NOTIFY and by polling, which catches lost notifications. Confirms nothing while the database is
 * unavailable.
 */
export function changeFeed(connection: ListenConnection, { changed, commented, confirmed }: Listener): ChangeFeed {
  let client: pg.Client | null = null
  let isStopped = false
  let lastSnapshot: string | null = null
  let polling: Promise<void> | null = null
  let nextPoll: Promise<void> | null = null
  let failures = 0
  let retry: NodeJS.Timeout | null = null
  let sweptAt = performance.now()
  const reported = new Map<string, number>()

  const report = (changes: Change[]) => {
    const added = changes.filter(({ xid, topic }) => !reported.has(`${topic} ${xid}`))
    if (added.length === 0) return
    for (const { xid, topic } of added) reported.set(`${topic} ${xid}`, performance.now())
    changed([...new Set(added.map(({ topic }) => topic))])
  }

  const unfollow = connection.follow({
    notified: (channel, payload) => {
      if (channel === COMMENTS) return commented(Number(payload))
      const [name, xid] = payload.split(' ')
      const topic = TOPICS.find((candidate) => candidate === name)
      if (topic && xid) report([{ topic, xid }])
    },
    lost: () => {
      // A poll that fails is followed by the next one.
      if (polling || retry || isStopped) return
      retry = setTimeout(() => {
        retry = null
        void poll()
      }, RECONNECT_MS).unref()
    },
  })

  async function connect(): Promise<pg.Client> {
    const current = await connection.connect()
    if (current === client) return current
    // The new connection may be to another server.
    lastSnapshot = null
    reported.clear()
    commented(null)
    return (client = current)
  }

  async function pollOnce(): Promise<void> {
    const at = performance.now()
    let used: pg.Client | null = null
    try {
      used = await connect()
      const found = await row(used, changesSince(lastSnapshot))
      if (!found) return
      if (lastSnapshot === null) changed(TOPICS)
      else report(known(found.changes ?? []))
      lastSnapshot = found.snapshot
      failures = 0
      confirmed(at)
      await sweep(used)
    } catch (error) {
      if (!used || ++failures < FAILURES_BEFORE_RECONNECT) return
      failures = 0
      connection.drop(used, error instanceof Error ? error : new Error(String(error)))
    }
  }

  async function sweep(used: pg.Client): Promise<void> {
    const now = performance.now()
    if (now - sweptAt < SWEEP_MS) return
    sweptAt = now
    for (const [change, at] of reported) if (now - at > SWEEP_MS) reported.delete(change)
    await used.query(sql`delete from changes where made_at < now() - ${RETENTION}::interval`)
  }

  /** One poll at a time; a caller during one gets the next, which sees their commit. */
  function poll(): Promise<void> {
    if (isStopped) return Promise.resolve()
    if (polling) return (nextPoll ??= polling.then(() => ((nextPoll = null), poll())))
    return (polling = pollOnce().finally(() => (polling = null)))
  }

  const timer = setInterval(() => void poll(), POLL_MS)
  timer.unref()
  void poll()
  return {
    poll,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      if (retry) clearTimeout(retry)
      unfollow()
      await polling
    },
  }
}

type Change = { xid: string; topic: Topic }

function known(changes: { xid: string; topic: string }[]): Change[] {
  return changes.flatMap(({ xid, topic: name }) => {
    const topic = TOPICS.find((candidate) => candidate === name)
    return topic ? [{ xid, topic }] : []
  })
}

/** Changes of transactions that have finished since `snapshot`. */
function changesSince(snapshot: string | null) {
  return sql<{ snapshot: string | null; changes: { xid: string; topic: string }[] | null }>`
    select pg_current_snapshot()::text as snapshot, coalesce((
      select json_agg(json_build_object('xid', xid::text, 'topic', topic)) from changes
      where xid >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::text::pg_snapshot)
    ), '[]') as changes`
}
