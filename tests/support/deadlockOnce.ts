import type { Site } from './site.ts'

/**
 * The first change of a row of `table` ends as the side of a deadlock that PostgreSQL aborts.
 * @returns what the work returned, and how many rows were changed in all its tries.
 */
export async function deadlockOnce<Result>(
  site: Site,
  table: 'carts' | 'posts' | 'variants',
  work: () => Promise<Result>,
): Promise<{ result: Result; changes: number }> {
  await site.pool.query(`
    create sequence changes_of_table;
    create function end_first_change() returns trigger language plpgsql as $$ begin
      if nextval('changes_of_table') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger deadlock before update on ${table} for each row execute function end_first_change()`)
  try {
    const result = await work()
    const { rows } = await site.pool.query<{ changes: string }>('select last_value as changes from changes_of_table')
    return { result, changes: Number(rows[0]?.changes) }
  } finally {
    await site.pool.query('drop function end_first_change() cascade; drop sequence changes_of_table')
  }
}
