import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { createStripeEmulator } from '@stone-hunt/stripe-emulator'
import { buy } from '../../support/orders.ts'
import { startServer } from '../../support/serverProcess.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { CARD_KEY } from '../../support/siteVariables.ts'

const site = useSite()
let variantIds: number[]
beforeAll(async () => void (variantIds = (await openShop(site)).slice(0, 1)))

async function start(variables: Record<string, string> = {}): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  const server = await startServer(site, { databaseUrl, dataDir: site.dataDir, variables })
  await server.stop()
}

async function otherAccount(): Promise<Record<string, string>> {
  const cards = await createStripeEmulator({ secretKey: CARD_KEY, accountId: 'acct_another' })
  onTestFinished(() => cards.close())
  return { STRIPE_API_BASE: cards.url }
}

it('a database without payments stores the Stripe account of the keys at startup', async () => {
  await start(await otherAccount())
  await start()
  const { rows } = await site.pool.query('select is_live, account_id from card_account')
  expect(rows).toEqual([{ is_live: false, account_id: 'acct_1StoneHuntDemo000' }])
}, 120_000)

it('with payments, the server does not start with another Stripe account or mode', async () => {
  await start()
  await buy(site, { variantIds })
  await expect(start(await otherAccount())).rejects.toThrow(
    "This database holds payments made in Stripe's test mode of acct_1StoneHuntDemo000, but STRIPE_SECRET_KEY belongs to test mode of acct_another.",
  )
  await site.pool.query('update card_account set is_live = true')
  await expect(start()).rejects.toThrow("payments made in Stripe's live mode of acct_1StoneHuntDemo000")
  await site.pool.query('update card_account set is_live = false')
  await start()
}, 120_000)

it('while Stripe is unavailable, the server starts and keeps the stored account', async () => {
  await start()
  await start({ STRIPE_API_BASE: 'http://127.0.0.1:1' })
  const { rows } = await site.pool.query('select account_id from card_account')
  expect(rows).toEqual([{ account_id: 'acct_1StoneHuntDemo000' }])
}, 120_000)
