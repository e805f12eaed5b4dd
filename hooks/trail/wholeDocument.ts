import type { CollectionBeforeOperationHook } from 'payload'

const WRITES: string[] = ['create', 'update', 'updateByID', 'delete', 'deleteByID']

/**
 * What is done after a write is given the whole document, and not the part of it somebody asked to be told: otherwise they
 * would choose what is written down of what they changed.
 */
export const wholeDocument: CollectionBeforeOperationHook = ({ args, operation }) =>
  WRITES.includes(operation) ? { ...args, select: undefined } : args
