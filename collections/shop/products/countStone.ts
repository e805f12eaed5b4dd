import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { countOne } from '#domain/shop/stock/adjustStock.ts'
import type { Product } from '../../../payload-types.ts'

/** A stone exists once, so its listing begins with one piece. Employees can change that. */
export const countStone: CollectionAfterChangeHook<Product> = async ({ doc, operation, req }) => {
  const isStone = [doc.stoneKind, doc.stoneSize, doc.treatment, doc.find, doc.film].some(Boolean)
  if (operation === 'create' && isStone) await countOne(await databaseOfRequest(req), doc.id)
  return doc
}
