import type { CollectionBeforeChangeHook } from 'payload'
import type { Comment } from '../../../payload-types.ts'

/** A comment that everyone sees was not hidden for anything. */
export const clearHiddenReason: CollectionBeforeChangeHook<Comment> = ({ data }) =>
  data.status === undefined || data.status === 'hidden' ? data : { ...data, hiddenReason: null, hiddenNote: null }
