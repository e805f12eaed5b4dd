import { call } from '#contracts/call.ts'
import { moderateReviews as route } from '#contracts/routes/shop/reviews.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { msg } from '../../platform/view/textIn.ts'

export const ACTIONS = {
  approve: { label: msg('Publish'), done: msg('Published. Everyone can see it now.') },
  hide: { label: msg('Hide'), done: msg('Hidden') },
} as const
export type Action = keyof typeof ACTIONS

/** @returns an error message, or null. */
export const moderateReviews = (ids: number[], action: Action): Promise<string | null> =>
  problemOf(call(route, { input: { ids, action } }))
