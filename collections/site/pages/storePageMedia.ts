import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { readPageBody } from '#domain/content/stories/readBody.ts'
import { storeMediaUses } from '#domain/content/stories/storeMediaUses.ts'

/** Records the files of the published text, because the saved one can be a draft. */
export const storePageMedia: CollectionAfterChangeHook<{ id: number }> = async ({ doc, req }) => {
  const tx = await databaseOfRequest(req)
  await storeMediaUses(tx, { kind: 'page', id: doc.id }, await readPageBody(tx, doc.id))
  return doc
}
