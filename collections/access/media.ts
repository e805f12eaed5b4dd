import { allow } from './allow.ts'
import { editableWith, type Rules } from './rules.ts'

/** The shop adds images of its gear, but changes and deletes no files of posts. */
export const media: Rules = { ...editableWith('manageMedia'), create: allow('addMedia'), read: allow('readMedia') }
