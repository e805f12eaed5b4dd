import { allow } from '../../access/allow.ts'
import { editableWith, type Rules } from '../../access/rules.ts'

/** The shop adds images of its gear, but changes and deletes no files of posts. */
export const mediaAccess: Rules = { ...editableWith('manageMedia'), create: allow('addMedia'), read: allow('readMedia') }
