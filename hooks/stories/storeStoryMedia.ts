import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { type StoryOwner, storeMediaUses } from '#domain/content/stories/storeMediaUses.ts'
import { type Stories, storiesOf } from '#domain/content/stories/storiesOf.ts'

type Doc = { id: number } & Stories

/** Records the files of the saved texts, in the same transaction. */
export const storeStoryMedia =
  (kind: StoryOwner['kind']): CollectionAfterChangeHook<Doc> =>
  async ({ doc, previousDoc, req }) => {
    const stories = storiesOf(doc)
    if (stories.length + storiesOf(previousDoc).length > 0)
      await storeMediaUses(await databaseOfRequest(req), { kind, id: doc.id }, ...stories)
    return doc
  }
