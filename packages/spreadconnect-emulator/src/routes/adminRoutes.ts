import { json, Router, type Request, type Response } from 'express'
import type { Article } from '../catalogue/Article.ts'
import { findArticle } from '../catalogue/listArticles.ts'
import { DEFAULT_CURRENCY, type Emulator } from '../Emulator.ts'
import { faultModes, noWebhookFaults } from '../Faults.ts'
import { isObject, readBody, type JsonObject } from '../readBody.ts'
import { advanceOrder } from '../orders/advanceOrder.ts'
import { emptyState } from '../State.ts'
import { withAddresses } from './articleRoutes.ts'

export function adminRoutes(emulator: Emulator): Router {
  const change = (run: (body: JsonObject, req: Request, res: Response) => void) => (req: Request, res: Response) => {
    run(readBody(req), req, res)
    emulator.store.save()
    if (!res.headersSent) res.json({ ok: true })
    emulator.webhooks.sendDue()
  }
  return Router()
    .use('/_emulator', json({ limit: '5mb' }))
    .get('/_emulator/state', (_req, res) => void res.json(showState(emulator)))
    .post(
      '/_emulator/faults',
      change((body, _req, res) => setFaults(emulator, body, res)),
    )
    .post(
      '/_emulator/articles',
      change((body, _req, res) => changeArticle(emulator, body, res)),
    )
    .post(
      '/_emulator/stock',
      change((body, _req, res) => setStock(emulator, body, res)),
    )
    .post(
      '/_emulator/currency',
      change(({ currency }) => void (emulator.currency = typeof currency === 'string' ? currency : null)),
    )
    .post(
      '/_emulator/reset',
      change(() => reset(emulator)),
    )
    .post(
      '/_emulator/orders/:id/advance',
      change((body, req, res) => advance(emulator, body, String(req.params.id), res)),
    )
}

/** As at the start, but ids continue. */
function reset(emulator: Emulator): void {
  const { store, faults, calls, subscribedAtStart } = emulator
  const { counters } = store.state
  Object.assign(store.state, emptyState(), { subscriptions: [...subscribedAtStart], counters })
  faults.set(null)
  Object.assign(faults.webhooks, noWebhookFaults)
  calls.clear()
  emulator.currency = DEFAULT_CURRENCY
}

function showState({ store, calls, faults }: Emulator) {
  const orders = store.state.orders.map(({ id, externalOrderReference, state, orderItems, shipments }) => ({
    id,
    reference: externalOrderReference,
    state,
    items: orderItems.map((item) => ({ sku: item.sku, quantity: item.quantity, state: item.state })),
    shipments: shipments.length,
  }))
  const pending = store.state.deliveries.map(({ eventType, attempts, nextAt }) => ({ eventType, attempts, nextAt }))
  return {
    orders,
    pendingDeliveries: pending,
    webhooks: faults.webhooks,
    callsPerMinute: calls.perMinute(),
    calls: calls.recent(),
  }
}

function setFaults({ faults }: Emulator, body: JsonObject, res: Response): void {
  const { mode, path, times, effect, duplicate, delayMs, drop, nulls } = body
  const known = faultModes.find((one) => one === mode)
  if (mode && !known) return refuse(res, `mode must be one of ${faultModes.join(', ')} or null`)
  if ('mode' in body && !known) faults.set(null)
  if (known) {
    faults.set({
      mode: known,
      path: typeof path === 'string' ? new RegExp(path) : undefined,
      times: typeof times === 'number' ? times : Infinity,
      // By default errors replace the work and altered responses follow it; `effect` overrides that.
      effect:
        typeof effect === 'boolean' ? effect : !['error500', 'error429', 'timeout', 'html', 'html404'].includes(known),
    })
  }
  if (typeof duplicate === 'boolean') faults.webhooks.duplicate = duplicate
  if (typeof drop === 'boolean') faults.webhooks.drop = drop
  if (typeof nulls === 'boolean') faults.webhooks.nulls = nulls
  if (typeof delayMs === 'number') faults.webhooks.delayMs = delayMs
}

// `{put: Article}` with at least an id, `{remove: id}`, or `{broken: id}`, which answers 422 from then on.
function changeArticle(emulator: Emulator, body: JsonObject, res: Response): void {
  const { state } = emulator.store
  const { put, remove, broken } = body
  if (isObject(put) && Number.isInteger(put.id)) {
    const before = findArticle(state, String(put.id))
    const blank: Article = { id: Number(put.id), title: 'Untitled', description: '', variants: [], images: [] }
    const article: Article = { ...(before ?? blank), ...put }
    state.articles[article.id] = article
    state.brokenArticles = state.brokenArticles.filter((id) => id !== article.id)
    emulator.webhooks.enqueue(before ? 'Article.updated' : 'Article.added', {
      article: withAddresses(article, emulator.url),
    })
  } else if (Number.isInteger(remove)) {
    const article = findArticle(state, String(remove))
    if (!article) return refuse(res, 'no such article', 404)
    state.articles[article.id] = null
    emulator.webhooks.enqueue('Article.removed', { article: withAddresses(article, emulator.url) })
  } else if (Number.isInteger(broken)) state.brokenArticles.push(Number(broken))
  else refuse(res, 'send {put: article}, {remove: id} or {broken: id}')
}

function setStock({ store }: Emulator, { sku, stock }: JsonObject, res: Response): void {
  if (typeof sku !== 'string' || !Number.isInteger(stock)) return refuse(res, 'send {sku, stock}')
  store.state.stock[sku] = Number(stock)
}

function advance(emulator: Emulator, body: JsonObject, id: string, res: Response): void {
  const order = emulator.store.state.orders.find((one) => String(one.id) === id)
  if (!order) return refuse(res, 'no such order', 404)
  const problem = advanceOrder(emulator, order, body)
  if (problem) refuse(res, problem, 409)
}

function refuse(res: Response, reason: string, status = 400): void {
  res.status(status).json({ reason })
}
