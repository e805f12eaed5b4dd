import type { CollectionAfterChangeHook } from 'payload'
import { prepareFromPanel } from '#domain/posts/panelVideo.ts'
import type { Post } from '../../payload-types.ts'
import { idOf } from './idOf.ts'

export const prepareVideo: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, req }) => {
  const [now, before] = [idOf(doc.video), idOf(previousDoc?.video)]
  if (now && now !== before) await prepareFromPanel(req.payload, doc.id)
  return doc
}
