import type { CollectionBeforeChangeHook } from 'payload'
import { generateKeyBetween } from 'payload/shared'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { lastPartKey } from '#domain/content/series/lastPartKey.ts'
import type { Post } from '../../payload-types.ts'
import { idOf } from '#contracts/idOf.ts'

/** A post that joins a series becomes its last part; a sort key from elsewhere means nothing here. */
export const appendToSeries: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const series = idOf(data.series)
  if (!series || series === idOf(originalDoc?.series)) return data
  const last = await lastPartKey(await databaseOfRequest(req), series)
  return { ...data, _posts_parts_order: generateKeyBetween(last, null) + (originalDoc ? distinct(originalDoc.id) : '') }
}

/** Payload saves the posts of a bulk edit in parallel, so they read the same last key. A key must not end with 0. */
const distinct = (id: number): string => `${id.toString(36).padStart(7, '0')}i`
