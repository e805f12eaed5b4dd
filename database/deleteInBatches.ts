import { type Database, dynamicSql, type Statement } from './sql.ts'

const BATCH = 5_000

/** Deletes in batches, so that no statement reaches the timeout. */
export async function deleteInBatches(database: Database, table: Statement, which: Statement): Promise<void> {
  // Checked again in the delete: a row may have been renewed since.
  for (;;) {
    const { rowCount } = await database.query(
      dynamicSql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${which} limit ${BATCH}))
        and ${which}`,
    )
    if ((rowCount ?? 0) < BATCH) return
  }
}
