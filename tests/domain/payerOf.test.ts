import { expect, it } from 'vitest'
import { payerOf } from '#providers/stripe/cardSetups.ts'

type Method = Parameters<typeof payerOf>[0]
const cases: [what: string, method: object, payer: string | null][] = [
  ['a card', { card: { fingerprint: 'Xt5EWLLDS7FJjR1c' } }, 'Xt5EWLLDS7FJjR1c'],
  ['a card without a fingerprint', { card: { fingerprint: null } }, null],
  [
    'a PayPal account',
    { paypal: { payer_id: 'JDK5NZH4GK8QS', payer_email: 'ada@example.test' } },
    'paypal JDK5NZH4GK8QS',
  ],
  ['a PayPal account that isn’t named', { paypal: { payer_id: null, payer_email: null } }, null],
  ['Link', { link: { email: 'Ada@example.test' } }, 'link ada@example.test'],
  ['Link without an address', { link: { email: null } }, null],
  ['anything else', {}, null],
]

it.each(cases)('%s is recognized by %j', (_, method, payer) => {
  expect(payerOf(method as Method)).toBe(payer)
})
