import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '#contracts/shared/idOf.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { type StoryOwner, storeMediaUses } from '#domain/content/stories/storeMediaUses.ts'
import { type Stories, storiesOf } from '#domain/content/stories/storiesOf.ts'

type Doc = { id: number; photos?: { photo?: unknown }[] | null } & Stories

/** Records the files of the saved texts and photos, in the same transaction. */
export const storeStoryMedia =
  (kind: StoryOwner['kind']): CollectionAfterChangeHook<Doc> =>
  async ({ doc, previousDoc, req }) => {
    const stories = storiesOf(doc)
    const photos = photosOf(doc)
    if (stories.length + storiesOf(previousDoc).length + photos.length + photosOf(previousDoc).length > 0)
      await storeMediaUses(await databaseOfRequest(req), { kind, id: doc.id, photos }, ...stories)
    return doc
  }

/** Each once. @param doc before it exists, Payload passes an empty one. */
const photosOf = (doc: Partial<Doc> | undefined): number[] => [
  ...new Set((doc?.photos ?? []).map(({ photo }) => idOf(photo)).filter((id) => id !== null)),
]
