import type { CollectionBeforeOperationHook } from 'payload'

const WRITES: string[] = ['create', 'update', 'updateByID', 'delete', 'deleteByID']

/**
 * After-change hooks get the whole document, not the fields that the request selected; otherwise the caller could
 * choose what is recorded.
 */
export const wholeDocument: CollectionBeforeOperationHook = ({ args, operation }) =>
  WRITES.includes(operation) ? { ...args, select: undefined } : args
