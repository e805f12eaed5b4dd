import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { eventually } from './eventually.ts'
import { type Desk, startEmulator } from './startEmulator.ts'

let emulator: Desk
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(() => emulator.close())

describe('a webhook endpoint', () => {
  it('tells its secret once, and gets events signed with it until it is deleted', async () => {
    const got: { text: string; signature: string }[] = []
    const server = createServer((request: IncomingMessage, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        got.push({ text: Buffer.concat(chunks).toString(), signature: String(request.headers['stripe-signature']) })
        response.end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/stripe`
    const made = await emulator.stripe.webhookEndpoints.create({ url, enabled_events: ['customer.updated'] })
    expect(made.secret).toMatch(/^whsec_\w{32}$/)
    const { data } = await emulator.stripe.webhookEndpoints.list()
    expect(data.map(({ id, secret }) => [id, secret])).toEqual([[made.id, undefined]])
    await emulator.stripe.products.create({ name: 'Membership' })
    await eventually(() => got.length > 0)
    const [{ text, signature } = { text: '', signature: '' }] = got
    expect(Stripe.webhooks.constructEvent(text, signature, made.secret ?? '').type).toBe('product.created')
    expect(await emulator.stripe.webhookEndpoints.del(made.id)).toMatchObject({ deleted: true })
    expect((await emulator.stripe.webhookEndpoints.list()).data).toEqual([])
    await expect(emulator.stripe.webhookEndpoints.del(made.id)).rejects.toMatchObject({ statusCode: 404 })
    server.close()
  })
})

describe('a domain for wallets', () => {
  it('is registered once, and has to be one', async () => {
    const made = await emulator.stripe.paymentMethodDomains.create({ domain_name: 'agates.example' })
    expect((await emulator.stripe.paymentMethodDomains.create({ domain_name: 'agates.example' })).id).toBe(made.id)
    const { data } = await emulator.stripe.paymentMethodDomains.list({ domain_name: 'agates.example' })
    expect(data).toMatchObject([{ enabled: true, apple_pay: { status: 'active' } }])
    await expect(emulator.stripe.paymentMethodDomains.create({ domain_name: '127.0.0.1' })).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  it('can be switched off and on again, and says why a wallet isn’t active', async () => {
    const { paymentMethodDomains } = emulator.stripe
    const { id } = await paymentMethodDomains.create({ domain_name: 'unverified.example' })
    const apple_pay = { status: 'inactive', status_details: { error_message: 'The domain could not be verified' } }
    expect(await paymentMethodDomains.validate(id)).toMatchObject({ apple_pay, google_pay: { status: 'active' } })
    await paymentMethodDomains.update(id, { enabled: false })
    expect(await paymentMethodDomains.retrieve(id)).toMatchObject({ enabled: false })
    expect((await paymentMethodDomains.list({ enabled: true, domain_name: 'unverified.example' })).data).toEqual([])
    expect(await paymentMethodDomains.update(id, { enabled: true })).toMatchObject({ enabled: true })
  })
})
