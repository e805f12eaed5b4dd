import type { FieldHook } from 'payload'

/** The value a duplicated document starts with, instead of the original's. */
export const inCopy = (value: unknown): { beforeDuplicate: FieldHook[] } => ({ beforeDuplicate: [() => value] })
