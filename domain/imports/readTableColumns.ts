import { createHash } from 'node:crypto'
import { type MemberColumns, memberColumnsSchema, type TableColumns } from '#contracts/imports.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { runHeavy } from '../platform/heavyWork/runHeavy.ts'

/** @param person see `runHeavy`. @throws ShopError `invalid_import`, `too_large` and those of `runHeavy`. */
export async function readTableColumns(database: Database, file: string, person: string): Promise<TableColumns> {
  const { header, columns, chosen } = await runHeavy('tableColumns', file, { person })
  return { columns, chosen: (await findChoice(database, header)) ?? chosen }
}

async function findChoice(database: Database, header: string[]): Promise<MemberColumns | null> {
  const found = await row(
    database,
    sql<{ columns: unknown }>`select columns from import_columns where header = ${headerKey(header)}`,
  )
  return found && memberColumnsSchema.parse(found.columns)
}

/** For the next table with these columns. */
export async function rememberColumns(tx: Database, header: string[], chosen: MemberColumns): Promise<void> {
  await tx.query(sql`
    insert into import_columns (header, columns) values (${headerKey(header)}, ${JSON.stringify(chosen)})
    on conflict (header) do update set columns = excluded.columns`)
}

/** The names of columns can be longer than an index takes. */
const headerKey = (header: string[]): string => createHash('sha256').update(JSON.stringify(header)).digest('hex')
