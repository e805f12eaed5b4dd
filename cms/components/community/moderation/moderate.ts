import { call } from '#contracts/call.ts'
import type { Moderation, ModerationReason } from '#contracts/community/moderation.ts'
import { moderate as moderateComments } from '#contracts/routes/community/comments.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { msg } from '../../platform/view/textIn.ts'

export const ACTIONS = {
  approve: { label: msg('Approve'), done: msg('Approved. Everyone can see it now.') },
  hide: { label: msg('Hide'), done: msg('Hidden') },
  mute: { label: msg('Hide and mute author'), done: msg('Hidden, and the author can no longer comment') },
} as const
export type Action = keyof typeof ACTIONS

export const REASONS: { value: ModerationReason; label: string }[] = [
  { value: 'spam', label: msg('Spam or advertising') },
  { value: 'insult', label: msg('Insult') },
  { value: 'off-topic', label: msg('Off topic') },
  { value: 'spoiler', label: msg('Spoiler') },
  { value: 'other', label: msg('Something else') },
]
export type Reason = Pick<Moderation, 'reason' | 'note'>

/** @returns an error message, or null. */
export const moderate = (ids: number[], action: Action, reason: Reason = {}): Promise<string | null> =>
  problemOf(call(moderateComments, { input: { ids, action, ...reason } }))
