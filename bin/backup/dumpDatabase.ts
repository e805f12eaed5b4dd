import { z } from 'zod'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { parsedRows, statement } from '#database/sql.ts'
import { writeHashed } from './hashed.ts'
import type { DumpedTable, Manifest } from './manifest.ts'
import { idOf, listTables, quoted, quotedColumns, type Table, fingerprintTable } from './tables.ts'

export type Dump = Pick<Manifest, 'migrations' | 'tables' | 'sequences'> & {
  fileNames: string[]
}

/** Dumps every table from one snapshot while the site keeps running. */
export async function dumpDatabase(client: pg.Client, folder: string, print: (what: string) => void): Promise<Dump> {
  await client.query('begin transaction isolation level repeatable read read only')
  const tables: DumpedTable[] = []
  for (const table of await listTables(client)) {
    const dumped = await dumpTable(client, table, folder)
    tables.push(dumped)
    print(`${idOf(table)}: ${dumped.rows} rows`)
  }
  const migrations = await parsedRows(
    client,
    z.object({ name: z.string() }),
    statement`select name from payload_migrations order by id`,
  )
  const media = await parsedRows(
    client,
    z.object({ name: z.string() }),
    statement`select filename as name from media where filename is not null order by id`,
  )
  // Read after the rows, so that no sequence is behind an id in them.
  const sequences = await parsedRows(
    client,
    z.object({ name: z.string(), value: z.string(), isUsed: z.boolean() }),
    statement`
      select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name,
        coalesce(last_value, start_value)::text as value, last_value is not null as "isUsed"
      from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1`,
  )
  await client.query('commit')
  const names = (found: { name: string }[]) => found.map(({ name }) => name)
  return { migrations: names(migrations), tables, sequences, fileNames: names(media) }
}

async function dumpTable(client: pg.Client, table: Table, folder: string): Promise<DumpedTable> {
  const stock = await fingerprintTable(client, table)
  const file = `database/${idOf(table)}.copy.gz`
  const out = client.query(copyTo(`copy ${quoted(table)} (${quotedColumns(table)}) to stdout`))
  const written = await writeHashed(join(folder, file), out, createGzip())
  return { ...table, ...stock, file, ...written }
}
