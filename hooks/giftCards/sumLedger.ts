import type { FieldHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { row, sql } from '#database/sql.ts'
import type { GiftCard } from '../../payload-types.ts'

export const sumLedger: FieldHook<GiftCard, number> = async ({ originalDoc, req }) => {
  if (!originalDoc?.id) return 0
  const ledger = await row(
    await databaseOfRequest(req),
    sql<{ cents: number }>`
      select coalesce(sum(cents), 0) as cents from gift_card_entries where gift_card_id = ${originalDoc.id}`,
  )
  return ledger?.cents ?? 0
}
