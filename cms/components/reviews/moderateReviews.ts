import { call } from '#contracts/call.ts'
import { moderateReviews as route } from '#contracts/routes/shop/reviews.ts'
import { problemOf } from '../problemOf.ts'

export const ACTIONS = {
  approve: { label: 'Publish', done: 'Published. Everyone can see it now.' },
  hide: { label: 'Hide', done: 'Hidden' },
} as const
export type Action = keyof typeof ACTIONS

/** @returns an error message, or null. */
export const moderateReviews = (ids: number[], action: Action): Promise<string | null> =>
  problemOf(call(route, { input: { ids, action } }))
