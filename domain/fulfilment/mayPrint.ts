import { dynamicSql } from '#database/sql.ts'

/** Orders that may go to print, as a condition on `orders`: paid, not being called off, and not in the bank's hands. */
export const mayPrint = dynamicSql`(payment in ('paid', 'partially_refunded') and cancel_requested_at is null
  and coalesce(dispute_outcome, 'won') in ('won', 'closed', 'prevented'))`
