import type { CollectionAfterDeleteHook } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { removeProfile as remove } from '#domain/community/hunters/removeProfile.ts'
import { idOf } from '#contracts/shared/idOf.ts'
import type { Profile } from '../../../payload-types.ts'

export const removeProfile: CollectionAfterDeleteHook<Profile> = async ({ doc, req }) => {
  const userId = idOf(doc.user)
  if (userId !== null) await remove(await databaseOfRequest(req), userId, idOf(doc.picture))
}
