import Stripe from 'stripe'
import { createStripeEmulator } from '@stone-hunt/stripe-emulator'
import { Contract, type ServedOperation } from '@stone-hunt/stripe-emulator/contract'
import { encodeForm } from './encodeForm.ts'
import type { Provider } from './Provider.ts'
import type { Sender } from './recordCalls.ts'
import { walkStripe } from './walkStripe.ts'

const contract = new Contract()

const isStripes = (operation: string): operation is ServedOperation => operation.includes(' /v1/')

const senderOf = (base: string, key: string): Sender => ({
  base,
  headers: {
    authorization: `Bearer ${key}`,
    'stripe-version': Stripe.API_VERSION,
    'content-type': 'application/x-www-form-urlencoded',
  },
  encode: encodeForm,
})

export const stripe: Provider = {
  name: 'Stripe',
  version: Stripe.API_VERSION,
  walk: walkStripe,
  real({ STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base = 'https://api.stripe.com' }) {
    if (!key) return null
    if (!/^(sk|rk)_test_/.test(key)) throw new Error('STRIPE_SECRET_KEY must be a test key: it begins with sk_test_.')
    return senderOf(base, key)
  },
  async emulator() {
    const emulator = await createStripeEmulator()
    return { sender: senderOf(emulator.url, 'sk_test_check'), close: () => emulator.close() }
  },
  problems: ({ operation, status, body }) =>
    status === 200 && isStripes(operation) ? contract.answerProblems(operation, body) : [],
}
