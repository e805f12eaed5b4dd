import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'

/** Every account gets the opaque handle under which its comments appear. */
export const giveHandle: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' && !data['handle'] ? { ...data, handle: randomBytes(8).toString('hex') } : data
