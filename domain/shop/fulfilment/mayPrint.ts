import { dynamicSql } from '#database/sql.ts'

/** A condition on `orders`: paid, no cancellation requested, and no open or lost dispute. */
export const mayPrint = dynamicSql`(payment in ('paid', 'partially_refunded') and cancel_requested_at is null
  and coalesce(dispute_outcome, 'won') in ('won', 'closed', 'prevented'))`
