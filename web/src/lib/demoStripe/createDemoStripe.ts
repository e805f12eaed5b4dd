import type { Stripe } from '@stripe/stripe-js'
import { leaveTo } from '../leaveTo.ts'
import { t } from '../text.ts'
import { confirmDemoIntent, type DemoOutcome } from './confirmDemoIntent.ts'
import { createDemoElements, type DemoElements } from './createDemoElements.ts'

type ConfirmOptions = { elements: DemoElements; confirmParams: { return_url: string } }

/** As with Stripe, confirming resolves only on failure; otherwise the browser leaves for `return_url`. */
export function createDemoStripe(confirmUrl: string): Stripe {
  async function confirm({ elements, confirmParams }: ConfirmOptions): Promise<DemoOutcome> {
    const outcome = await confirmDemoIntent(confirmUrl, elements, confirmParams.return_url)
    if ('error' in outcome) return outcome
    leaveTo(outcome.address)
    return new Promise(() => {})
  }
  async function notInTheDemo() {
    return { error: { type: 'invalid_request_error', message: t('The demo card provider doesn’t support this.') } }
  }
  const demo = {
    elements: createDemoElements,
    confirmPayment: confirm,
    confirmSetup: confirm,
    confirmCardPayment: notInTheDemo,
    createPaymentMethod: notInTheDemo,
    createToken: notInTheDemo,
  }
  // `Stripe` has some eighty methods. <Elements> checks for four of these, and this site calls the other two.
  return demo as unknown as Stripe
}
