import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSpreadconnectEmulator } from '@stone-hunt/spreadconnect-emulator'
import { createStripeEmulator } from '@stone-hunt/stripe-emulator'
import { afterEach, describe, expect, it } from 'vitest'
import type { Variables } from '#tools/check-providers/Provider.ts'
import { checkProvider } from '#tools/check-providers/checkProvider.ts'
import { spreadconnect } from '#tools/check-providers/spreadconnect.ts'
import { stripe } from '#tools/check-providers/stripe.ts'

const running: (() => unknown)[] = []
afterEach(async () => {
  for (const close of running.splice(0)) await close()
})

const silent = () => undefined
const check = (variables: Variables) => checkProvider(stripe, variables, silent)

/** A second emulator stands for the provider. */
async function startStripe(): Promise<string> {
  const emulator = await createStripeEmulator()
  running.push(() => emulator.close())
  return emulator.url
}

/** Passes everything on and changes what comes back. */
async function startLiar(origin: string, change: (text: string, path: string) => string): Promise<string> {
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = 'GET', url = '/', headers } = request
      const passed = { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? '' }
      const body = method === 'POST' ? Buffer.concat(chunks) : undefined
      void fetch(origin + url, { method, headers: passed, body }).then(async (answer) =>
        response.writeHead(answer.status).end(change(await answer.text(), `${method} ${url}`)),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  running.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('npm run check-providers', () => {
  it('checks the emulators by their contracts when there are no keys', async () => {
    expect(await check({})).toEqual({ steps: 66, isReal: false, problems: [] })
    expect(await checkProvider(spreadconnect, {}, silent)).toEqual({ steps: 18, isReal: false, problems: [] })
  })

  it('finds no difference between a provider and an emulator that are the same', async () => {
    const variables = { STRIPE_SECRET_KEY: 'sk_test_owner', STRIPE_API_BASE: await startStripe() }
    expect(await check(variables)).toEqual({ steps: 66, isReal: true, problems: [] })
    const print = await createSpreadconnectEmulator({ apiKey: 'owner', rateLimit: 'off' })
    running.push(() => print.close())
    const ofPrint = { SPREADCONNECT_API_KEY: 'owner', SPREADCONNECT_BASE_URL: print.url }
    expect((await checkProvider(spreadconnect, ofPrint, silent)).problems).toEqual([])
  })

  it('names each step and field in which the provider differs', async () => {
    const base = await startLiar(await startStripe(), (text, path) => {
      if (path === 'POST /v1/refunds') return text.replace('"status":"succeeded"', '"status":"pending"')
      if (path.startsWith('GET /v1/invoices/')) return text.replace('"amount_paid":1212', '"amount_paid":"12.12"')
      return text
    })
    const { problems } = await check({ STRIPE_SECRET_KEY: 'sk_test_owner', STRIPE_API_BASE: base })
    expect(problems).toContain('refunds a part: status is "pending" at the provider and "succeeded" at the emulator')
    expect(problems).toContain(
      'reads its invoice: amount_paid is a string at the provider and a number at the emulator',
    )
    expect(problems.join()).toContain('127.0.0.1: reads its invoice: /amount_paid must be number')
  })

  it('names each way to pay that works otherwise, but not a domain of which only the account knows', async () => {
    const base = await startLiar(await startStripe(), (text, path) => {
      if (path.endsWith('/validate'))
        return text.replace('"apple_pay":{"status":"active"', '"apple_pay":{"status":"inactive"')
      if (path.endsWith('/confirm')) return text.replace('"type":"redirect_to_url"', '"type":"use_stripe_sdk"')
      return text.replace('"cancellation_reason":"abandoned"', '"cancellation_reason":7')
    })
    const { problems } = await check({ STRIPE_SECRET_KEY: 'sk_test_owner', STRIPE_API_BASE: base })
    expect(problems).toContain(
      'sends the payer to PayPal: next_action.type is "use_stripe_sdk" at the provider and "redirect_to_url" at the emulator',
    )
    expect(problems).toContain(
      'cancels the payment that waits for Klarna: cancellation_reason is a number at the provider and a string at the emulator',
    )
    expect(problems.join()).not.toContain('apple_pay')
  })

  it('asks nothing of the provider with a key that moves real money', async () => {
    await expect(check({ STRIPE_SECRET_KEY: 'sk_live_owner' })).rejects.toThrow('must be a test key')
    for (const base of ['https://api.spreadconnect.app', 'https://rest.spod.com']) {
      const variables = { SPREADCONNECT_API_KEY: 'owner', SPREADCONNECT_BASE_URL: base }
      await expect(checkProvider(spreadconnect, variables, silent)).rejects.toThrow('is printed and charged')
    }
  })

  it('says which step the provider could not do', async () => {
    const base = await startLiar(await startStripe(), (text, path) => (path === 'POST /v1/products' ? '{}' : text))
    const { problems } = await check({ STRIPE_SECRET_KEY: 'sk_test_owner', STRIPE_API_BASE: base })
    expect(problems).toContain('127.0.0.1: The response has no id: {}')
    expect(problems).toContain('creates a monthly price: the provider’s walk ended before it')
  })
})
