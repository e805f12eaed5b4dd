import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { approveComment } from '#domain/community/comments/approveComment.ts'

export const approvePanelComment: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, after] = [previousDoc, doc] as { id: number; status?: string }[]
  if (before?.status !== 'pending' || after?.status !== 'visible') return
  await approveComment(await databaseOfRequest(req), after.id)
}
