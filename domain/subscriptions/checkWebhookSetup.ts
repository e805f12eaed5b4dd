import { checkWebhooks } from '#providers/stripe/checkWebhooks.ts'
import { isDemoMode, isLiveMode } from '#providers/stripe/mode.ts'
import { NEEDED_EVENTS } from '../payments/applyCardEvent.ts'

/** The mode of the Stripe key, and what keeps Stripe's events from reaching this site. */
export async function checkWebhookSetup(): Promise<{ mode: 'live' | 'test'; problems: string[] }> {
  // The demo's stand-in for Stripe has no endpoints to list; it sends everything.
  const problems = isDemoMode() ? [] : await checkWebhooks(NEEDED_EVENTS)
  return { mode: isLiveMode() ? 'live' : 'test', problems }
}
