import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '#contracts/shared/idOf.ts'

/** A stone that is linked to a find comes from its film, at its second. */
export const takeFromFind: CollectionBeforeValidateHook = async ({ data, req }) => {
  const id = idOf(data?.['find'])
  if (id === null) return data
  const find = await req.payload.findByID({
    collection: 'finds',
    id,
    depth: 0,
    req,
    overrideAccess: true,
    disableErrors: true,
  })
  return find ? { ...data, film: idOf(find.post), filmSecond: find.second } : data
}
