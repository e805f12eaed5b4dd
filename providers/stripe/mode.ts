import { env } from '#env'

/** Events of the other mode are not ours. */
export const isLiveMode = (): boolean => env().STRIPE_SECRET_KEY.includes('_live_')

/** Whether an emulator is used and no real card is charged. */
export const isDemoMode = (): boolean => env().STRIPE_API_BASE !== undefined

export function cardForm(): { mode: 'stripe' | 'demo'; publishableKey: string; demoConfirmUrl: string | null } {
  const { STRIPE_API_BASE, STRIPE_PUBLISHABLE_KEY } = env()
  if (STRIPE_API_BASE) return { mode: 'demo', publishableKey: '', demoConfirmUrl: `${STRIPE_API_BASE}/demo/confirm` }
  return { mode: 'stripe', publishableKey: STRIPE_PUBLISHABLE_KEY, demoConfirmUrl: null }
}
