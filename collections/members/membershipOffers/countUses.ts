import type { FieldHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { parsedRow, dynamicSql } from '#database/sql.ts'
import { isUse } from '#domain/membership/membershipOffers/isUse.ts'
import { z } from 'zod'
import type { MembershipOffer } from '../../../payload-types.ts'

export const countUses: FieldHook<MembershipOffer, number> = async ({ originalDoc, req }) => {
  if (!originalDoc?.id) return 0
  const counted = await parsedRow(
    await databaseOfRequest(req),
    z.object({ uses: z.number() }),
    dynamicSql`select count(*) as uses from subscriptions o where o.offer_id = ${originalDoc.id} and ${isUse}`,
  )
  return counted?.uses ?? 0
}
