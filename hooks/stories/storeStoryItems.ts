import type { CollectionAfterChangeHook } from 'payload'
import type { Story } from '#contracts/story.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { storeItemUses } from '#domain/stories/storeItemUses.ts'

type Doc = { id: number; body?: unknown }

/** Records which articles a post shows, in the transaction that saves it. */
export const storeStoryItems: CollectionAfterChangeHook<Doc> = async ({ doc, previousDoc, req }) => {
  // Before a document exists, Payload passes an empty one.
  const before = (previousDoc as Doc | undefined)?.body
  // Safe: `validateStory` has checked it.
  if (doc.body || before) await storeItemUses(await databaseOfRequest(req), doc.id, (doc.body ?? null) as Story | null)
  return doc
}
