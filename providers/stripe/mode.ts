import { env } from '#env'

/** Whether our key is a live one; an event of the other mode is not ours. */
export const isLiveMode = (): boolean => env().STRIPE_SECRET_KEY.includes('_live_')

/** Whether a stand-in answers for the card provider: no real card is charged. */
export const isDemoMode = (): boolean => env().STRIPE_API_BASE !== undefined
