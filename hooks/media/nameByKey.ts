import { extname } from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { newKey } from '#media/storeFile.ts'

/** Files get an unguessable name; what they were called on somebody's computer is nobody's business. */
export const nameByKey: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    req.file.name = `${newKey()}${extname(req.file.name).toLowerCase()}`
  }
  return args
}
