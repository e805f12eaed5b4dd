import type { Pool } from 'pg'

type Table = { name: string; isFilled: boolean }

/** @returns restores the present content. Ids continue, so that caches can't mistake a new row for an old one. */
export async function databaseReset(pool: Pool): Promise<() => Promise<void>> {
  const before = await tablesOf(pool)
  const known = new Set(before.map(({ name }) => name))
  const filled = before.filter(({ isFilled }) => isFilled).map(({ name }) => name)
  await pool.query('create schema original')
  for (const name of filled) await pool.query(`create table original.${copyOf(name)} as table ${name}`)

  return async () => {
    const now = await tablesOf(pool)
    const added = now.filter(({ name }) => !known.has(name)).map(({ name }) => `drop table ${name} cascade;`)
    const used = now.filter(({ name, isFilled }) => isFilled && known.has(name)).map(({ name }) => name)
    const returned = filled.map((name) => `insert into ${name} overriding system value table original.${copyOf(name)};`)
    await pool.query(`
      begin;
      set local session_replication_role = replica;
      ${added.join('\n')}
      ${used.map((name) => `delete from ${name};`).join('\n')}
      ${returned.join('\n')}
      commit`)
  }
}

const copyOf = (name: string) => name.replaceAll('"', '').replace('.', '_')

async function tablesOf(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  )
  const looks = rows.map(({ name }) => `select '${name}' as name, exists (select from ${name}) as "isFilled"`)
  return (await pool.query<Table>(looks.join(' union all '))).rows
}
