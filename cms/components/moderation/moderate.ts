import { call } from '#contracts/call.ts'
import { moderate as moderateComments } from '#contracts/routes/comments.ts'
import { problemOf } from '../problemOf.ts'

export const ACTIONS = {
  approve: { label: 'Approve', done: 'Approved. Everyone can see it now.' },
  hide: { label: 'Hide', done: 'Hidden' },
  mute: { label: 'Hide and mute author', done: 'Hidden, and the author can no longer comment' },
} as const
export type Action = keyof typeof ACTIONS

/** @returns an error message, or null. */
export const moderate = (ids: number[], action: Action): Promise<string | null> =>
  problemOf(call(moderateComments, { input: { ids, action } }))
