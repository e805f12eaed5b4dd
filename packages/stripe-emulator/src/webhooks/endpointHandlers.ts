import type { Handler } from '../Emulator.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { requireSafeUrl } from '../http/requireSafeUrl.ts'
import { mergeMetadata, type MetadataParam } from '../state/mergeMetadata.ts'
import { newId, randomText } from '../state/newId.ts'
import { requireObject } from '../state/requireObject.ts'

interface EndpointParams {
  api_version?: string
  description?: string
  enabled_events: string[]
  metadata?: MetadataParam
  url: string
}

const MOST = 16

/** Events go to the newest endpoint; its secret is in this response only. */
export const createWebhookEndpoint: Handler<EndpointParams> = (emulator, { params }) => {
  requireSafeUrl(params.url, 'url')
  if (params.enabled_events.length === 0)
    throw invalidRequest('You must provide at least one event.', undefined, 'enabled_events')
  if (emulator.store.list('webhook_endpoint').length >= MOST)
    throw invalidRequest(`You have reached the maximum of ${MOST} test webhook endpoints.`)
  const secret = `whsec_${randomText(32)}`
  const endpoint = emulator.store.save<'webhook_endpoint'>({
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: params.api_version ?? null,
    application: null,
    created: emulator.clock.now(),
    description: params.description ?? null,
    enabled_events: params.enabled_events,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    status: 'enabled',
    url: params.url,
  })
  emulator.store.setNote('webhook secret', endpoint.id, secret)
  emulator.webhooks.target = { url: params.url, secret }
  return { ...endpoint, secret }
}

export const listWebhookEndpoints: Handler<PageParams> = (emulator, { params, path }) =>
  listPage(emulator.store.list('webhook_endpoint'), params, path)

export const deleteWebhookEndpoint: Handler = (emulator, { id }) => {
  const endpoint = requireObject(emulator, 'webhook_endpoint', id)
  const secret = emulator.store.note<string>('webhook secret', id)
  emulator.store.dropNote('webhook secret', id)
  emulator.store.remove(endpoint)
  if (emulator.webhooks.target?.secret === secret) emulator.webhooks.target = undefined
  return { id, object: 'webhook_endpoint', deleted: true }
}
