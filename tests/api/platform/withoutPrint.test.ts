import { expect, it, onTestFinished, vi } from 'vitest'
import { env } from '#env'
import { refreshStock } from '#domain/shop/catalogue/refreshStock.ts'
import { addOwnGood } from '../../support/ownGoods.ts'
import { signUpEmployee } from '../../support/people.ts'
import { openShop } from '../../support/shop.ts'
import { sendPrintEvent } from '../../support/webhooks.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

it('without a print provider the shop sells own goods, nothing asks for one, and merchandise is off', async () => {
  const owner = await signUpEmployee(site)
  const [printed = 0] = await openShop(site)
  const hammer = await addOwnGood(owner, { name: 'Estwing hammer', price: 40, stock: 3 })
  const { SPREADCONNECT_API_KEY, SPREADCONNECT_WEBHOOK_SECRET } = env()
  onTestFinished(() => void Object.assign(env(), { SPREADCONNECT_API_KEY, SPREADCONNECT_WEBHOOK_SECRET }))
  Object.assign(env(), { SPREADCONNECT_API_KEY: undefined, SPREADCONNECT_WEBHOOK_SECRET: undefined })

  const visitor = site.visitor()
  expect((await visitor.get('/api/config')).json).toMatchObject({
    off: expect.arrayContaining(['merchandise']) as unknown,
  })
  expect((await visitor.get('/merchandise')).status).toBe(404)
  const add = async (merchandiseVariantId: number) =>
    (await visitor.post('/api/cart', { merchandiseVariantId, quantity: 1 })).status
  expect([await add(printed), await add(hammer.variantId)]).toEqual([404, 201])

  expect(
    (await sendPrintEvent(site, JSON.stringify({ eventType: 'Shipment.sent', data: { shipment: { orderId: 1 } } })))
      .status,
  ).toBe(400)
  expect((await owner.get('/api/admin/setup/print')).json).toMatchObject({ state: 'open' })
  expect(await owner.post('/api/merchandise/sync')).toMatchObject({
    status: 502,
    json: { message: expect.stringContaining('none is set up') as string },
  })
  const warn = vi.fn()
  await refreshStock({ pool: site.pool, log: { warn } } as never)
  expect(warn).not.toHaveBeenCalled()
})
