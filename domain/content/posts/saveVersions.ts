import type { Payload, PayloadRequest } from 'payload'

type TransactionReq = Pick<PayloadRequest, 'transactionID'>

/**
 * Payload stores a version of what a statement of ours has changed. Call it in that statement's transaction, so that the
 * panel's Versions tab is complete.
 */
export async function saveVersions(payload: Payload, req: TransactionReq, postIds: number[]): Promise<void> {
  for (const id of [...postIds].sort((one, other) => one - other)) {
    const post = await payload.db.findOne<{ id: number; updatedAt: string }>({
      collection: 'posts',
      where: { id: { equals: id } },
      req,
    })
    if (!post) throw new Error(`There is no post ${id}`)
    const { updatedAt } = post
    await payload.db.createVersion({
      collectionSlug: 'posts',
      parent: id,
      versionData: post,
      autosave: false,
      createdAt: updatedAt,
      updatedAt,
      returning: false,
      req,
    })
  }
}

/** Before a post's first edit, or its original text would be lost. */
export async function saveFirstVersion(payload: Payload, req: TransactionReq, postId: number): Promise<void> {
  const { totalDocs } = await payload.db.countVersions({
    collection: 'posts',
    where: { parent: { equals: postId } },
    req,
  })
  if (totalDocs === 0) await saveVersions(payload, req, [postId])
}
