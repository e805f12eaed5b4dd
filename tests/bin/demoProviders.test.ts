import { describe, expect, it } from 'vitest'
import { demoProviders } from '#bin/demo/providers.ts'

const secrets = {
  payload: 'p'.repeat(48),
  database: 'd',
  cardKey: 'sk_test_demo1',
  cardWebhook: 'whsec_demo',
  printKey: 'demo-1',
  printWebhook: 'print-webhook-demo',
}

describe('the demo’s providers', () => {
  it('are emulators with generated secrets when nothing is set', () => {
    expect(demoProviders({}, secrets)).toEqual({
      variables: {
        STRIPE_SECRET_KEY: 'sk_test_demo1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_demo',
        STRIPE_WEBHOOK_SECRET: 'whsec_demo',
        SPREADCONNECT_API_KEY: 'demo-1',
        SPREADCONNECT_WEBHOOK_SECRET: 'print-webhook-demo',
        PAYLOAD_SECRET: secrets.payload,
      },
      needsCards: true,
      needsPrint: true,
    })
  })

  it.each([
    ['PAYLOAD_SECRET', 'x'.repeat(40)],
    ['STRIPE_SECRET_KEY', 'sk_test_mine'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_mine'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_mine'],
    ['STRIPE_API_BASE', 'http://127.0.0.1:4242'],
    ['SPREADCONNECT_API_KEY', 'mine'],
    ['SPREADCONNECT_BASE_URL', 'https://rest.spreadconnect-staging.app'],
    ['SPREADCONNECT_WEBHOOK_SECRET', 'a secret of mine'],
  ])('take %s from the environment', (name, value) => {
    expect(demoProviders({ [name]: value }, secrets).variables[name]).toBe(value)
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_a' }, true],
    [{ STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }, false],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:4242' }, false],
    [
      { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a', STRIPE_API_BASE: 'http://127.0.0.1:1' },
      false,
    ],
  ])('with %j need the Stripe emulator: %s', (given, needsCards) => {
    expect(demoProviders(given, secrets).needsCards).toBe(needsCards)
  })

  it('never order real prints', () => {
    expect(() => demoProviders({ SPREADCONNECT_BASE_URL: 'https://api.spreadconnect.app' }, secrets)).toThrow(
      /never orders real prints/,
    )
  })
})
