import type { CollectionAfterChangeHook } from 'payload'
import type { Story } from '#contracts/story.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { type StoryOwner, storeMediaUses } from '#domain/stories/storeMediaUses.ts'

type Doc = { id: number; body?: unknown }

/** Records the files of the saved text, in the same transaction. */
export const storeStoryMedia =
  (kind: StoryOwner['kind']): CollectionAfterChangeHook<Doc> =>
  async ({ doc, previousDoc, req }) => {
    // Before a document exists, Payload passes an empty one.
    const before = (previousDoc as Doc | undefined)?.body
    // Safe: `validateStory` has checked it.
    if (doc.body || before)
      await storeMediaUses(await databaseOfRequest(req), { kind, id: doc.id }, (doc.body ?? null) as Story | null)
    return doc
  }
