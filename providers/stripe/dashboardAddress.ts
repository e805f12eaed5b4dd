import { isDemoMode, isLiveMode } from './mode.ts'

/** A subscription in Stripe's dashboard; null with the emulator, which has none. */
export function dashboardAddress(subscriptionId: string): string | null {
  if (isDemoMode()) return null
  return `https://dashboard.stripe.com/${isLiveMode() ? '' : 'test/'}subscriptions/${encodeURIComponent(subscriptionId)}`
}
