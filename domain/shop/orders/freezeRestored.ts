import { inTransaction } from '#database/inTransaction.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import type { Pool } from 'pg'
import { needAttention } from './moveOrder.ts'

/**
 * It is unknown what was printed or packed since the backup, so submissions count as started and nothing is sent twice.
 * Memberships are read again at the next start. @returns how many paid orders wait.
 */
export async function freezeRestored(pool: Pool, now: Date): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const paid = await markRestored(tx, now)
    await tx.query(sql`update subscriptions set fetched_at = 'epoch' where fetched_at is not null`)
    const toPack = await readToPack(tx)
    for (const { id } of paid) await needAttention(tx, id, { kind: 'restored' })
    for (const { id } of toPack) await needAttention(tx, id, { kind: 'restored-to-pack' })
    return paid.length + toPack.length
  })
}

async function markRestored(tx: Database, now: Date): Promise<{ id: number }[]> {
  const marked = await rows(
    tx,
    sql<{ id: number; isPaid: boolean | null }>`
      update orders set restored_at = ${now},
        submit_started_at = case when provider_order_id is null then coalesce(submit_started_at, ${now}) else submit_started_at end
      where confirmed_at is null and fulfilment in ('none', 'held', 'needs_attention')
      returning id, fulfilment <> 'none' as "isPaid"`,
  )
  return marked.filter(({ isPaid }) => isPaid)
}

/** Those at the print provider, and those of which a parcel had left. The others are held, and marked above. */
const readToPack = (tx: Database): Promise<{ id: number }[]> =>
  rows(
    tx,
    sql<{ id: number }>`
      select id from orders where to_pack and fulfilment in ('submitted', 'in_production', 'partially_shipped') order by id`,
  )
