import { beforeAll, expect, it } from 'vitest'
import { findOrder } from '../../support/orders.ts'
import { confirmCard, eventually, tellPrint } from '../../support/people.ts'
import { fillCart, openShop, printOrders, startPayment, variantsInStock } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { sendCardEvent } from '../../support/webhooks.ts'

const site = useSite()
beforeAll(() => openShop(site))

it('a print order that needs action raises one problem with the reason', async () => {
  const buyer = site.visitor()
  await fillCart(buyer, (await variantsInStock(site))[0]?.id ?? 0)
  const { clientSecret, orderReference } = await startPayment(buyer)
  await confirmCard(site, clientSecret)
  const order = () => findOrder(site.pool, orderReference)
  await eventually(async () => (await order())?.fulfilment === 'submitted')
  const [printed] = await printOrders(site, orderReference)
  await tellPrint(site, 'faults', { duplicate: true })
  await tellPrint(site, `orders/${printed?.id}/advance`, { to: 'NEEDS_ACTION', reason: 'The print file is damaged' })
  await eventually(async () => (await order())?.fulfilment === 'needs_attention')
  expect((await order())?.problem).toContain('The print provider needs your help: The print file is damaged')
  const { rows } = await site.pool.query(
    `select 1 from order_problems p join orders o on o.id = p.order_id where o.reference = $1 and p.kind = 'print-needs-help'`,
    [orderReference],
  )
  expect(rows).toHaveLength(1)
})

const OBJECTS: [string, string][] = [
  ['payment_intent.succeeded', 'pi_unknown'],
  ['setup_intent.succeeded', 'seti_unknown'],
  ['customer.subscription.updated', 'sub_unknown'],
  ['invoice.paid', 'in_unknown'],
  ['charge.refunded', 'ch_unknown'],
  ['refund.created', 're_unknown'],
  ['charge.dispute.created', 'dp_unknown'],
]

it.each(OBJECTS)('a signed %s webhook about an object unknown at Stripe is acknowledged', async (type, id) => {
  const event = JSON.stringify({
    id: `evt_${id}`,
    object: 'event',
    type,
    livemode: false,
    created: Math.floor(Date.now() / 1000),
    api_version: '2026-10-28.endive',
    data: { object: { id, object: type.split('.').slice(0, -1).join('.') } },
  })
  const send = () => sendCardEvent(site, event)
  expect(await send()).toMatchObject({ status: 200, json: { received: true } })
  expect((await send()).status).toBe(200)
  const { rows } = await site.pool.query('select object_id from provider_events where event_id = $1', [`evt_${id}`])
  expect(rows).toEqual([{ object_id: id }])
})

it.each([
  ['a lone surrogate in its object id', { data: { object: { id: '\udfff', object: 'payment_intent' } } }],
  ['a null character in its id', { id: '\0' }],
  ['a time that is no number', { created: { length: 1 } }],
])('a signed webhook with %s is rejected', async (_what, odd) => {
  const event = JSON.stringify({
    id: 'evt_odd',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1790000000,
    livemode: false,
    data: { object: { id: 'pi_odd', object: 'payment_intent' } },
    ...odd,
  })
  expect(await sendCardEvent(site, event)).toMatchObject({ status: 400, json: { code: 'invalid_signature' } })
})
