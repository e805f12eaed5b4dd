import { type ChosenColumns, chosenColumnsSchema, type TableKind } from '#contracts/operations/imports.ts'
import { type Database, type Json, row, sql } from '#database/sql.ts'

/** The last choice whose columns are all in a file; null if there is none. @param names of the file’s columns. */
export async function findRememberedColumns(
  database: Database,
  kind: TableKind,
  names: string[],
): Promise<ChosenColumns | null> {
  const found = await row(
    database,
    sql<{ columns: Json }>`
      select columns from import_columns
      where kind = ${kind} and names <@ ${names}::varchar[]
      order by used_at desc limit 1`,
  )
  return found ? (chosenColumnsSchema.safeParse(found.columns).data ?? null) : null
}

/** For the next file with these columns. */
export async function rememberColumns(
  tx: Database,
  kind: TableKind,
  { columns, now }: { columns: ChosenColumns; now: Date },
): Promise<void> {
  const names = [...new Set(Object.values(columns))].toSorted()
  await tx.query(sql`
    insert into import_columns (kind, names, columns, used_at)
    values (${kind}, ${names}::varchar[], ${JSON.stringify(columns)}::jsonb, ${now})
    on conflict (kind, names) do update set columns = excluded.columns, used_at = excluded.used_at`)
}
