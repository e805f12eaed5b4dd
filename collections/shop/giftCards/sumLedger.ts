import type { FieldHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { row, sql } from '#database/sql.ts'
import type { GiftCard } from '../../../payload-types.ts'

/** A card that is being created has no ledger yet. */
export const sumLedger: FieldHook<GiftCard, number> = async ({ originalDoc, req }) => {
  if (!originalDoc?.id) return 0
  const ledger = await row(
    await databaseOfRequest(req),
    sql<{ cents: number }>`
      select coalesce(sum(cents), ${originalDoc.amountCents}::numeric) as cents from gift_card_entries where gift_card_id = ${originalDoc.id}`,
  )
  return ledger?.cents ?? 0
}
