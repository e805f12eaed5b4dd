import { type Database, dynamicSql, type Statement } from './sql.ts'

const BATCH = 5_000

/**
 * Deletes what may have grown large while nobody cleared it, so that no statement takes longer than one may.
 *
 * @param table to delete from, and which rows of it.
 */
export async function deleteInBatches(database: Database, table: Statement, which: Statement): Promise<void> {
  // Asked twice: what was renewed since it was found stays.
  for (;;) {
    const { rowCount } = await database.query(
      dynamicSql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${which} limit ${BATCH}))
        and ${which}`,
    )
    if ((rowCount ?? 0) < BATCH) return
  }
}
