import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { issueGiftCard } from '#domain/shop/giftCards/issueGiftCard.ts'
import type { GiftCard } from '../../../payload-types.ts'

export const openLedger: CollectionAfterChangeHook<GiftCard> = async ({ doc, operation, req }) => {
  if (operation === 'create') await issueGiftCard(await databaseOfRequest(req), doc.id, doc.amountCents, 'Issued')
  return doc
}
