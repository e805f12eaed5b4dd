import { checkWebhookSetup } from '#domain/subscriptions/checkWebhookSetup.ts'
import { setUpPrices } from '#providers/stripe/setUpPrices.ts'

/** Creates products, prices and portal at Stripe, once per account and mode, and checks the webhook endpoint. */
const changed = await setUpPrices()
const { mode, problems } = await checkWebhookSetup()
process.stdout.write(
  changed.length === 0
    ? `The prices and the billing portal are set up (${mode} mode).\n`
    : `Set up in ${mode} mode: ${changed.join(', ')}.\n`,
)
process.stdout.write(
  problems.length === 0 ? 'The webhook endpoint sends every required event.\n' : `${problems.join('\n')}\n`,
)
