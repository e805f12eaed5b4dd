import { eventually } from './people.ts'
import type { Site } from './site.ts'

const DOOR = 424_242

/**
 * Holds transactions that write to a table at COMMIT until `count` are there or wait for one that is. Each has read the
 * data by then, and none has seen another's writes.
 * @param begin starts the requests; they are awaited once all have met.
 */
export async function meetAt<Result>(
  site: Site,
  table: 'subscriptions' | 'users' | 'profiles',
  count: number,
  begin: (areMet: (howMany: number) => Promise<void>) => Promise<Result>[] | Promise<Promise<Result>[]>,
): Promise<Result[]> {
  const areMet = (howMany: number) =>
    eventually(async () => {
      const waiting = await site.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return (waiting.rowCount ?? 0) >= howMany
    }, 8000)
  await site.pool.query(`
    create function wait_at_door() returns trigger language plpgsql as $$ begin
      perform set_config('lock_timeout', '9s', true), pg_advisory_xact_lock_shared(${DOOR});
      return null;
    end $$;
    create constraint trigger door after insert or update on ${table} deferrable initially deferred
      for each row execute function wait_at_door()`)
  const keeper = await site.pool.connect()
  try {
    await keeper.query(`select pg_advisory_lock(${DOOR})`)
    const requests = await begin(areMet)
    await areMet(count)
    await keeper.query(`select pg_advisory_unlock(${DOOR})`)
    return await Promise.all(requests)
  } finally {
    keeper.release(true)
    await site.pool.query('drop function wait_at_door() cascade')
  }
}
