import { z } from 'zod'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { parsedRows, statement } from '#database/sql.ts'
import type { DumpedTable, Manifest } from './manifest.ts'
import { idOf, listTables, quoted, quotedColumns, fingerprintTable } from './tables.ts'

/**
 * Loads a backup in one transaction. Triggers are disabled, because their effects are in the backup. Foreign keys are
 * dropped and added again, which checks them all. @throws Error when a table differs from the backup.
 */
export async function loadDatabase(
  client: pg.Client,
  folder: string,
  { tables, sequences }: Manifest,
  print: (what: string) => void,
): Promise<void> {
  await rejectUnknownTables(client, tables)
  await client.query('begin')
  const foreignKeys = await dropForeignKeys(client)
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`)
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`)
  for (const table of tables) {
    const into = client.query(copyFrom(`copy ${quoted(table)} (${quotedColumns(table)}) from stdin`))
    await pipeline(createReadStream(join(folder, table.file)), createGunzip(), into)
    const stock = await fingerprintTable(client, table)
    if (stock.rows !== table.rows || stock.fingerprint !== table.fingerprint)
      throw new Error(`${idOf(table)} was not restored correctly: ${stock.rows} rows instead of ${table.rows}.`)
    print(`${idOf(table)}: ${stock.rows} rows`)
  }
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`)
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { name, value, isUsed } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isUsed])
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error('The rows were not stored: the transaction was rolled back.')
}

async function rejectUnknownTables(client: pg.Client, tables: DumpedTable[]): Promise<void> {
  const here = new Map((await listTables(client)).map((table) => [idOf(table), new Set(table.columns)]))
  for (const table of tables) {
    const missing = table.columns.filter((column) => !here.get(idOf(table))?.has(column))
    if (missing.length > 0)
      throw new Error(
        `This version has no ${idOf(table)} (${missing.join(', ')}). Restore with the version that made the backup.`,
      )
  }
}

const foreignKeyRow = z.object({ table: z.string(), name: z.string(), definition: z.string() })
type ForeignKey = z.infer<typeof foreignKeyRow>

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const foreignKeys = await parsedRows(
    client,
    foreignKeyRow,
    statement`
      select quote_ident(n.nspname) || '.' || quote_ident(t.relname) as table, quote_ident(c.conname) as name,
        pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
      where c.contype = 'f' and n.nspname in ('public', 'graphile_worker')`,
  )
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
  return foreignKeys
}
