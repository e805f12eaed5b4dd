import { dynamicSql, type Statement } from '#database/sql.ts'

/** A condition on `orders`: paid, no cancellation requested, and no open or lost dispute. */
export const mayPrint = dynamicSql`(payment in ('paid', 'partially_refunded') and cancel_requested_at is null
  and coalesce(dispute_outcome, 'won') in ('won', 'closed', 'prevented'))`

/** A condition on `orders`: something of it is made by the print provider. Our own goods never go there. */
export const hasPrintLines = dynamicSql`exists (
  select 1 from order_lines l where l.order_id = orders.id and l.maker = 'print' and l.cancelled_at is null)`

/** A condition on `orders`: our own goods in it can be sent, because its buyer can no longer cancel it. */
export const mayPack = (now: Date): Statement => dynamicSql`(to_pack and ${mayPrint}
  and (fulfilment in ('submitted', 'in_production', 'partially_shipped')
    or (fulfilment = 'held' and confirm_after <= ${now} and not ${hasPrintLines})))`
