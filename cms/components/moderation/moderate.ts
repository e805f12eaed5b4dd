import { call } from '#contracts/call.ts'
import type { Moderation, ModerationReason } from '#contracts/community/moderation.ts'
import { moderate as moderateComments } from '#contracts/routes/community/comments.ts'
import { problemOf } from '../problemOf.ts'

export const ACTIONS = {
  approve: { label: 'Approve', done: 'Approved. Everyone can see it now.' },
  hide: { label: 'Hide', done: 'Hidden' },
  mute: { label: 'Hide and mute author', done: 'Hidden, and the author can no longer comment' },
} as const
export type Action = keyof typeof ACTIONS

export const REASONS: { value: ModerationReason; label: string }[] = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'insult', label: 'Insult' },
  { value: 'off-topic', label: 'Off topic' },
  { value: 'spoiler', label: 'Spoiler' },
  { value: 'other', label: 'Something else' },
]
export type Reason = Pick<Moderation, 'reason' | 'note'>

/** @returns an error message, or null. */
export const moderate = (ids: number[], action: Action, reason: Reason = {}): Promise<string | null> =>
  problemOf(call(moderateComments, { input: { ids, action, ...reason } }))
