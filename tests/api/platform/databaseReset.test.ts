import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newDatabase } from '../../support/database.ts'
import { databaseReset } from '../../support/databaseReset.ts'

let pool: pg.Pool

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await newDatabase() })
  await pool.query(`
    create table settings (key text primary key, value text);
    insert into settings values ('hold', '30');
    create table stones (id serial primary key, name text);
    create table finds (id serial primary key, stone_id int references stones)`)
})
afterAll(() => pool.end())

it('a reset truncates tables, restores the first rows, drops new tables and continues sequences', async () => {
  const reset = await databaseReset(pool)
  await pool.query(`
    update settings set value = '0';
    insert into settings values ('more', '1');
    insert into stones (name) values ('agate');
    insert into finds (stone_id) values (1);
    create table scratch (id int references stones)`)

  await reset()

  expect((await pool.query('select * from settings')).rows).toEqual([{ key: 'hold', value: '30' }])
  expect((await pool.query('select 1 from stones union all select 1 from finds')).rowCount).toBe(0)
  expect((await pool.query(`select to_regclass('scratch') as found`)).rows).toEqual([{ found: null }])
  expect((await pool.query(`insert into stones (name) values ('opal') returning id`)).rows).toEqual([{ id: 2 }])
})
