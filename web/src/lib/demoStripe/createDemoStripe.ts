import type { Stripe } from '@stripe/stripe-js'
import { leaveTo } from '../leaveTo.ts'
import { t } from '../text.ts'
import { confirmDemoIntent, type DemoOutcome } from './confirmDemoIntent.ts'
import { createDemoElements, type DemoElements } from './createDemoElements.ts'

type ConfirmOptions = {
  elements: DemoElements
  clientSecret?: string
  confirmParams: { return_url: string }
  redirect?: 'if_required'
}

/** As with Stripe, confirming resolves only on failure; otherwise the browser leaves for `return_url`, unless it need not. */
export function createDemoStripe(confirmUrl: string): Stripe {
  async function confirm({
    elements,
    clientSecret,
    confirmParams,
    redirect,
  }: ConfirmOptions): Promise<DemoOutcome | object> {
    if (clientSecret) await elements.update({ clientSecret })
    const outcome = await confirmDemoIntent(confirmUrl, elements, confirmParams.return_url)
    if ('error' in outcome) return outcome
    if (redirect === 'if_required') return {}
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
