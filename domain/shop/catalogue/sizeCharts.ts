import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { SizeChart } from '#contracts/shop/sizeChart.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { readSizeChart } from '#providers/spreadconnect/sizeChart.ts'
import { addJob } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'

const REREAD_MS = 7 * DAY_MS

/** One job reads all: dozens of calls, which the rate limit spreads over a minute. */
export async function queueSizeCharts(tx: Database): Promise<void> {
  await addJob(tx, 'readSizeCharts', {}, { key: 'readSizeCharts' })
}

/** Reads the charts that are missing or a week old. A chart that can't be read keeps its old version. */
export async function refreshSizeCharts(req: Req): Promise<void> {
  for (const productTypeId of await dueTypes(req)) {
    try {
      await storeSizeChart(req, productTypeId, await readSizeChart(productTypeId))
    } catch (error) {
      if (!(error instanceof PrintProviderError)) throw error
      req.log.warn({ err: error, productTypeId, msg: 'A size chart could not be read' })
    }
  }
}

async function dueTypes({ pool, now }: Req): Promise<string[]> {
  const before = new Date(now.getTime() - REREAD_MS)
  const found = await rows(
    pool,
    sql<{ id: string }>`
      select distinct m.product_type_id as id from merchandise m
      left join size_charts c on c.product_type_id = m.product_type_id
      where m.product_type_id is not null and m.vanished_at is null and (c.read_at is null or c.read_at < ${before})`,
  )
  return found.map(({ id }) => id)
}

/** @param chart null when the provider has none. */
async function storeSizeChart({ pool, now }: Req, productTypeId: string, chart: SizeChart | null): Promise<void> {
  await pool.query(sql`
    insert into size_charts (product_type_id, chart, read_at)
    values (${productTypeId}, ${chart && JSON.stringify(chart)}::jsonb, ${now})
    on conflict (product_type_id) do update set chart = excluded.chart, read_at = excluded.read_at`)
}
