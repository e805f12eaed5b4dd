import pg from 'pg'
import { env } from '#env'
import { row, sql } from './sql.ts'

/** What others keep ready, by what it is made of; the triggers of the tables name it. */
const TOPICS = ['posts', 'post_counts', 'products', 'merchandise', 'settings'] as const
export type Topic = (typeof TOPICS)[number]

type Listener = {
  /** Something of these topics is not as it was. May be told twice of one change, and never too late. */
  changed: (topics: readonly Topic[]) => void
  /** Every change that was made before this moment of `performance.now()` has been told. */
  confirmed: (at: number) => void
}

export type ChangeFollower = {
  /** Looks now; resolves when all that was committed before the call has been told, or when that cannot be known. */
  look: () => Promise<void>
  stop: () => Promise<void>
}

/** How the connection is called in PostgreSQL's own lists. */
const FOLLOWER = 'stone-hunt changes'
const LOOK_EVERY_MS = 400
const REACH_AGAIN_MS = 150
const ANSWER_MS = 2_000
const KEPT = '1 hour'
const SWEEP_EVERY_MS = 60_000

/**
 * Follows what is changed in the database, whichever process does it: by PostgreSQL's notices, which come with the
 * commit, and by looking several times a second for what a lost notice would have told. While the database cannot be
 * asked nothing is confirmed.
 */
export function followChanges({ changed, confirmed }: Listener): ChangeFollower {
  let client: pg.Client | null = null
  let isStopped = false
  let seen: string | null = null
  let looking: Promise<void> | null = null
  let again: Promise<void> | null = null
  let sweptAt = performance.now()
  const told = new Map<string, number>()

  const tell = (changes: Change[]) => {
    const fresh = changes.filter(({ xid, topic }) => !told.has(`${topic} ${xid}`))
    if (fresh.length === 0) return
    for (const { xid, topic } of fresh) told.set(`${topic} ${xid}`, performance.now())
    changed([...new Set(fresh.map(({ topic }) => topic))])
  }

  async function reach(): Promise<pg.Client> {
    if (client) return client
    const next = new pg.Client({
      connectionString: env().DATABASE_URL,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: FOLLOWER,
    })
    const leave = () => {
      if (client !== next) return
      client = null
      setTimeout(() => void look(), REACH_AGAIN_MS).unref()
    }
    next.on('error', leave)
    next.on('end', leave)
    next.on('notification', ({ payload = '' }) => {
      const [topic, xid] = payload.split(' ')
      if (topic && xid) tell([{ topic: topic as Topic, xid }])
    })
    await next.connect()
    await next.query('listen stone_hunt_changes')
    // Nobody knows what happened before, nor whether it is the same server still.
    seen = null
    told.clear()
    return (client = next)
  }

  async function lookOnce(): Promise<void> {
    const at = performance.now()
    let used: pg.Client | null = null
    try {
      used = await reach()
      const found = await row<{ seen: string; changes: Change[] }>(used, changesSince(seen))
      if (!found) return
      if (seen === null) changed(TOPICS)
      else tell(found.changes)
      seen = found.seen
      confirmed(at)
      await sweep(used)
    } catch {
      // Nothing is confirmed, which is all that can be said; a connection that does not answer is given up.
      if (client === used) client = null
      await used?.end().catch(() => undefined)
    }
  }

  async function sweep(used: pg.Client): Promise<void> {
    const now = performance.now()
    if (now - sweptAt < SWEEP_EVERY_MS) return
    sweptAt = now
    for (const [change, at] of told) if (now - at > SWEEP_EVERY_MS) told.delete(change)
    await used.query(sql`delete from changes where made_at < now() - ${KEPT}::interval`)
  }

  /** One at a time; who comes while one is under way waits for the next, which sees what they wrote. */
  function look(): Promise<void> {
    if (isStopped) return Promise.resolve()
    if (looking) return (again ??= looking.then(() => ((again = null), look())))
    return (looking = lookOnce().finally(() => (looking = null)))
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  void look()
  return {
    look,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await looking
      await client?.end().catch(() => undefined)
    },
  }
}

type Change = { xid: string; topic: Topic }

/** Changes of transactions that were not finished when `seen` was taken, and are now. */
function changesSince(seen: string | null) {
  return sql`
    select pg_current_snapshot()::text as seen, coalesce((
      select json_agg(json_build_object('xid', xid::text, 'topic', topic)) from changes
      where xid >= pg_snapshot_xmin(${seen}::text::pg_snapshot) and not pg_visible_in_snapshot(xid, ${seen}::text::pg_snapshot)
    ), '[]') as changes`
}
