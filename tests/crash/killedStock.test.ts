import { expect, it, onTestFinished } from 'vitest'
import { Browser } from '../support/Browser.ts'
import { askCards } from '../support/cards.ts'
import { becomes } from '../support/orders.ts'
import { addOwnGood, stockOf } from '../support/ownGoods.ts'
import { confirmCard, eventually, signUpEmployee } from '../support/people.ts'
import { type ServerProcess, startServer } from '../support/serverProcess.ts'
import { checkoutForm, fillCart, type Started } from '../support/shop.ts'
import { useSite } from '../support/site.ts'

const BUYERS = 200
const site = useSite()

it('of 200 buyers of one stone, one pays although one of two processes is killed in the middle', async () => {
  const owner = await signUpEmployee(site)
  const stone = await addOwnGood(owner, { name: 'Lake Superior agate', price: 120, stock: 1 })
  const [first, second] = await Promise.all([start(), start()])
  onTestFinished(() => Promise.all([first.stop(), second.stop()]).then(() => undefined))
  const buyers = Array.from({ length: BUYERS }, (_, at) => new Browser((at % 2 ? first : second).url))
  for (const buyer of buyers) await fillCart(buyer, stone.variantId)

  let answered = 0
  const asked = buyers.map((buyer) => pay(buyer).finally(() => (answered += 1)))
  await eventually(() => Promise.resolve(answered > 20), 30_000)
  process.kill(first.pid() ?? 0, 'SIGKILL')
  const early = await Promise.allSettled(asked)
  expect(early.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(10)

  // Buyers without an answer try again at the other process, and so do those who were told that it is sold out.
  const again = await Promise.all(buyers.map((buyer) => pay(moved(buyer, second))))
  const begun = again.filter(({ status }) => status === 200).map(({ json }) => json as Started)
  expect(begun).toHaveLength(1)
  for (const answer of again.filter(({ status }) => status !== 200))
    expect(answer).toMatchObject({ status: 409, json: { code: 'variant_sold_out' } })
  const [{ clientSecret, orderReference } = { clientSecret: '', orderReference: '' }] = begun
  expect(await confirmCard(site, clientSecret)).toMatchObject({ status: 'succeeded' })
  await becomes(site, orderReference, { payment: 'paid' })
  expect(await stockOf(owner, stone)).toEqual({ left: 0, held: 0, sold: 1 })
  const { data } = await askCards<{ data: { status: string }[] }>(site, 'payment_intents?limit=100')
  expect(data.filter(({ status }) => status === 'succeeded')).toHaveLength(1)
  expect(await askCards(site, 'refunds?limit=100')).toMatchObject({ data: [] })
}, 300_000)

const start = () =>
  startServer(site, { databaseUrl: process.env['DATABASE_URL'] ?? '', dataDir: site.dataDir, variables: {} })

/** As the site's own pages: a busy server is asked again. */
async function pay(buyer: Browser): ReturnType<Browser['post']> {
  const answer = await buyer.post('/api/checkout/create-payment', checkoutForm)
  if (answer.status !== 503) return answer
  await new Promise((resolve) => setTimeout(resolve, 500))
  return pay(buyer)
}

function moved(buyer: Browser, { url }: ServerProcess): Browser {
  const browser = new Browser(url)
  for (const [name, value] of buyer.cookies) browser.cookies.set(name, value)
  return browser
}
