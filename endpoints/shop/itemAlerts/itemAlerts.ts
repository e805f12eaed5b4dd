import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import * as routes from '#contracts/routes/shop/itemAlerts.ts'
import { createItemAlert as create } from '#domain/shop/itemAlerts/createItemAlert.ts'
import {
  confirmItemAlert as confirm,
  deleteItemAlert as remove,
  findLinkedItemAlert,
  stopItemAlert as stop,
} from '#domain/shop/itemAlerts/linkedItemAlert.ts'
import { listItemAlerts } from '#domain/shop/itemAlerts/listItemAlerts.ts'
import { implement } from '../../implement.ts'

const limit = { calls: 60, seconds: 3600 }

export const createItemAlert = implement(
  routes.createItemAlert,
  async (req, { input }) => ({ state: await create(req, input) }),
  { rateLimit: limit },
)

export const readItemAlerts = implement(routes.readItemAlerts, (req) => listItemAlerts(req))

export const deleteItemAlert = implement(routes.deleteItemAlert, async (req, { params: { id } }) => {
  await remove(req, id)
})

export const readLinkedItemAlert = implement(routes.readLinkedItemAlert, async (req, { query: { key } }) => {
  const alert = await findLinkedItemAlert(req, key)
  const { kind, title, size, color, merchandiseId, variantId, priceCents, isSent, isConfirmed } = alert
  return {
    kind,
    title,
    size,
    color,
    state: isSent ? ('sent' as const) : isConfirmed ? ('on' as const) : ('unconfirmed' as const),
    url: `${articleAddress('merchandise', merchandiseId, title)}?variant=${variantId}`,
    price: centsToAmount(priceCents),
  }
})

export const confirmItemAlert = implement(
  routes.confirmItemAlert,
  async (req, { query: { key } }) => {
    await confirm(req, key)
  },
  { rateLimit: limit },
)

export const stopItemAlert = implement(
  routes.stopItemAlert,
  async (req, { query: { key, all } }) => {
    await stop(req, key, all !== undefined)
  },
  { rateLimit: limit },
)
