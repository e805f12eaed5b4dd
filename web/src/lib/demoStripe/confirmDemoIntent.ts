import { z } from 'zod'
import { msg } from '#contracts/shared/msg.ts'
import { isSetupSecret } from '../stripe.ts'
import type { DemoCard } from './demoCard.ts'
import type { DemoElements } from './createDemoElements.ts'
import { t } from '../text.ts'

const intentSchema = z.object({ id: z.string(), status: z.string() })
/** With the intent as it is, as Stripe.js has it: one that was paid in another tab can’t be confirmed again. */
const errorSchema = z.object({
  message: z.string(),
  type: z.string().optional(),
  code: z.string().nullish(),
  payment_intent: intentSchema.optional(),
  setup_intent: intentSchema.optional(),
})
const answerSchema = z.object({
  status: z.string().optional(),
  error: errorSchema.nullish(),
  next_action: z.unknown().optional(),
})
/** PayPal, Amazon Pay and Klarna ask their payer on another page. */
const redirectSchema = z.object({ redirect_to_url: z.object({ url: z.string() }) })
type Answer = z.infer<typeof answerSchema>

const NOT_CONFIRMED = ['payment_intent_authentication_failure', 'setup_intent_authentication_failure']
const BANK_SAID_NO = msg('Your bank did not confirm the payment. Please try again or use another card.')
const NO_ANSWER = msg('The demo card provider didn’t respond. Please try again.')

type Intents = Pick<z.infer<typeof errorSchema>, 'payment_intent' | 'setup_intent'>
export type DemoOutcome = { error: { message: string; type: string; code?: string } & Intents }

export async function confirmDemoIntent(
  confirmUrl: string,
  { card, readClientSecret, readWallet }: DemoElements,
  returnUrl: string,
): Promise<DemoOutcome | { address: string }> {
  const client_secret = readClientSecret()
  const wallet = readWallet()
  const body = { client_secret, card: presentCard(card.read().card), return_url: returnUrl, ...wallet }
  let answer = await post(confirmUrl, body)
  const page = redirectSchema.safeParse(answer.next_action).data
  if (wallet && answer.status === 'requires_action' && page) return { address: page.redirect_to_url.url }
  if (answer.status === 'requires_action') {
    const outcome = await card.askChallenge()
    answer = await post(new URL('/demo/3ds', confirmUrl).href, { client_secret, outcome })
  }
  if (answer.error) {
    const { message, type = 'card_error', code, ...intents } = answer.error
    return { error: { message: t(messageFor(code, message)), type, ...(code ? { code } : {}), ...intents } }
  }
  return { address: returnAddress(returnUrl, client_secret, answer.status ?? 'succeeded') }
}

/** The demo provider phrases this error for developers, as Stripe does. */
function messageFor(code: string | null | undefined, message: string): string {
  return code && NOT_CONFIRMED.includes(code) ? BANK_SAID_NO : message
}

async function post(address: string, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answerSchema.parse(await response.json())
  } catch {
    return { error: { message: NO_ANSWER, type: 'api_error' } }
  }
}

function presentCard({ number, expiry, cvc }: DemoCard) {
  const [month = '', year = ''] = expiry.split('/')
  return { number: number.replaceAll(/\s/g, ''), exp_month: Number(month), exp_year: 2000 + Number(year), cvc }
}

function returnAddress(returnUrl: string, clientSecret: string, status: string): string {
  const url = new URL(returnUrl)
  const intent = isSetupSecret(clientSecret) ? 'setup_intent' : 'payment_intent'
  url.searchParams.set(intent, clientSecret.split('_secret_')[0] ?? '')
  url.searchParams.set(`${intent}_client_secret`, clientSecret)
  url.searchParams.set('redirect_status', status)
  return url.href
}
