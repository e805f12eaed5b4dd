// Separate from the schemas, so that the account page doesn't load those.

import { msg } from '../shared/msg.ts'

export const LEAVING_REASONS = ['too_expensive', 'no_time', 'missing_something', 'did_not_work', 'other'] as const
export type LeavingReason = (typeof LEAVING_REASONS)[number]
export const LEAVING_NOTE_MAX = 500

export const LEAVING_WORDS: Record<LeavingReason, string> = {
  too_expensive: msg('It’s too expensive'),
  no_time: msg('I don’t have enough time'),
  missing_something: msg('Something I wanted is missing'),
  did_not_work: msg('Something didn’t work'),
  other: msg('Another reason'),
}
