import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newDatabase, onDatabase } from '../../support/database.ts'
import { buyGiftCard } from '../../support/giftSales.ts'
import { sellTo } from '../../support/markets.ts'
import { becomes, type Bought, buySubmitted, cardRefunds, jobsDone } from '../../support/orders.ts'
import { eventually, signUpEmployee, tellCards } from '../../support/people.ts'
import { runProgram } from '../../support/programs.ts'
import { type ServerProcess, startServer } from '../../support/serverProcess.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { siteVariables } from '../../support/siteVariables.ts'

const site = useSite()
let folder: string
let url: string
let server: ServerProcess | undefined
/** Both refunds are open in the backup; the first one reaches the card provider before the restore. */
let sent: Bought & { payment_intent_id: string }
let unsent: Bought & { payment_intent_id: string }
/** Withdrawn from when the backup is made; its refund is open, too. */
let gift: Awaited<ReturnType<typeof buyGiftCard>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stone-hunt-refunds-'))
  const variantIds = (await openShop(site)).slice(0, 1)
  const employee = await signUpEmployee(site)
  await sellTo(site, 'US', 'DE')
  sent = await buySubmitted(site, { variantIds })
  unsent = await buySubmitted(site, { variantIds })
  gift = await buyGiftCard(site)
  await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/refunds' })
  for (const { id } of [sent, unsent]) {
    const answer = await employee.post(`/api/admin/orders/${id}/refund`, { amount: '2.00', reason: 'A hole' })
    if (answer.status !== 204) throw new Error(`The refund answered ${answer.status}: ${answer.text}`)
  }
  const statement = { name: 'June Lake', email: 'june@example.test', reference: gift.reference }
  const withdrawn = await site.visitor().post('/api/withdrawals/gift', statement)
  if (withdrawn.status !== 200) throw new Error(`The withdrawal answered ${withdrawn.status}: ${withdrawn.text}`)
  await run('backup', [folder], process.env['DATABASE_URL'] ?? '')

  await site.pool.query(`delete from graphile_worker._private_jobs
    where key in (select 'refund:' || id from refunds where order_id = ${unsent.id}) or key = 'gift-card-money:${gift.id}'`)
  await tellCards(site, 'faults', { mode: null })
  await site.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await becomes(site, sent.reference, { refunded_cents: '200' })
  await jobsDone(site)

  url = await newDatabase()
  const [backup = ''] = await readdir(folder)
  await run('restore', [join(folder, backup)], url)
  server = await startServer(site, { databaseUrl: url, dataDir: folder, variables: {} })
}, 180_000)
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function run(file: string, args: string[], databaseUrl: string): Promise<void> {
  const { url: siteUrl, cardBase, printBase } = site
  const ended = await runProgram(
    file,
    args,
    siteVariables({ siteUrl, databaseUrl, dataDir: folder, cardBase, printBase }),
  )
  if (ended.code !== 0) throw new Error(`${file} ended with ${ended.code}: ${ended.output}`)
}

const restoredCents = (table: 'orders' | 'gift_card_sales', id: number) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<{ cents: number }>(
      `select refunded_cents::int as cents from ${table} where id = $1`,
      [id],
    )
    return rows[0]?.cents
  })

it('a refund that was open in the backup reaches the buyer once, whether or not it was sent before the restore', async () => {
  for (const { id } of [sent, unsent]) await eventually(async () => (await restoredCents('orders', id)) === 200, 60_000)
  for (const { payment_intent_id } of [sent, unsent])
    expect((await cardRefunds(site, payment_intent_id)).map(({ amount }) => amount)).toEqual([200])
}, 90_000)

it('a gift that was withdrawn from is refunded once by the restored site', async () => {
  await eventually(async () => (await restoredCents('gift_card_sales', gift.id)) === 5000, 60_000)
  expect((await cardRefunds(site, gift.payment_intent_id)).map(({ amount }) => amount)).toEqual([5000])
}, 90_000)
