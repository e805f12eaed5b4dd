import { checkWebhooks } from '#providers/stripe/checkWebhooks.ts'
import { isDemoMode, isLiveMode } from '#providers/stripe/mode.ts'
import { REQUIRED_EVENTS } from '../cardEvents/applyCardEvent.ts'

export async function checkWebhookSetup(): Promise<{ mode: 'live' | 'test'; problems: string[] }> {
  // The demo's Stripe emulator has no endpoints to list; it sends every event.
  const problems = isDemoMode() ? [] : await checkWebhooks(REQUIRED_EVENTS)
  return { mode: isLiveMode() ? 'live' : 'test', problems }
}
