import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'

/** The public, opaque id of an account's comments. */
export const assignHandle: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' && !data['handle'] ? { ...data, handle: randomBytes(8).toString('hex') } : data
