import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { storeItemUses } from '#domain/content/stories/storeItemUses.ts'
import { type Stories, storiesOf } from './storiesOf.ts'

type Doc = { id: number } & Stories

/** Records which articles a post shows, in the transaction that saves it. */
export const storeStoryItems: CollectionAfterChangeHook<Doc> = async ({ doc, previousDoc, req }) => {
  const stories = storiesOf(doc)
  if (stories.length + storiesOf(previousDoc).length > 0)
    await storeItemUses(await databaseOfRequest(req), doc.id, ...stories)
  return doc
}
