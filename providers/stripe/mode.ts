import { env } from '#env'

/** Whether our key is a live one; an event of the other mode is not ours. */
export const isLiveMode = (): boolean => env().STRIPE_SECRET_KEY.includes('_live_')

/** Whether a stand-in answers for the card provider: no real card is charged. */
export const isDemoMode = (): boolean => env().STRIPE_API_BASE !== undefined

/** What a browser needs to show the card form; never a secret. */
export function cardForm(): { mode: 'stripe' | 'demo'; publishableKey: string; demoConfirmUrl: string | null } {
  const { STRIPE_API_BASE, STRIPE_PUBLISHABLE_KEY } = env()
  if (STRIPE_API_BASE) return { mode: 'demo', publishableKey: '', demoConfirmUrl: `${STRIPE_API_BASE}/demo/confirm` }
  return { mode: 'stripe', publishableKey: STRIPE_PUBLISHABLE_KEY, demoConfirmUrl: null }
}
