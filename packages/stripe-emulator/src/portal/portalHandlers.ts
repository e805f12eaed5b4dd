import { isOver } from '../billing/subscriptionParts.ts'
import type { Emulator, Handler } from '../Emulator.ts'
import { invalidRequest, missingParam } from '../http/StripeError.ts'
import { requireSafeUrl } from '../http/requireSafeUrl.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { changeObject } from '../state/changeObject.ts'
import { requireObject, requireCustomer } from '../state/requireObject.ts'
import { mergeMetadata, type MetadataParam } from '../state/mergeMetadata.ts'
import { newId } from '../state/newId.ts'
import type { Metadata, PortalConfiguration } from '../state/objects.ts'
import { emitEvent, emitUpdated } from '../webhooks/emitEvent.ts'
import { fullFeatures, fullFlow, type FlowParams } from './portalParts.ts'

interface ConfigurationParams {
  active?: boolean
  business_profile?: Record<string, unknown>
  default_return_url?: string | null
  features?: Record<string, Record<string, unknown>>
  metadata?: MetadataParam
  name?: string | null
}

interface SessionParams {
  configuration?: string
  customer?: string
  flow_data?: FlowParams
  locale?: string
  return_url?: string
}

export const createPortalSession: Handler<SessionParams> = (emulator, { params }) => {
  if (!params.customer) throw missingParam('customer')
  requireCustomer(emulator, params.customer)
  requireSafeUrl(params.return_url, 'return_url')
  requireSafeUrl(
    params.flow_data?.after_completion?.redirect?.return_url,
    'flow_data[after_completion][redirect][return_url]',
  )
  const configuration = params.configuration
    ? requireObject(emulator, 'billing_portal.configuration', params.configuration, 'configuration')
    : defaultConfiguration(emulator)
  const flow = params.flow_data ? fullFlow(params.flow_data) : null
  const subscription =
    params.flow_data?.subscription_cancel?.subscription ?? params.flow_data?.subscription_update?.subscription
  if (flow && flow.type !== 'payment_method_update' && flow.type !== 'customer_update') {
    if (!subscription) throw missingParam(`flow_data[${flow.type}][subscription]`)
    const param = `flow_data[${flow.type}][subscription]`
    const owned = requireObject(emulator, 'subscription', subscription, param)
    if (owned.customer !== params.customer)
      throw invalidRequest(`No such subscription: '${subscription}'`, 'resource_missing', param)
    if (isOver(owned) || (flow.type === 'subscription_cancel' && owned.cancel_at !== null))
      throw invalidRequest('This subscription is over or already set to be canceled.', undefined, param)
  }
  const id = newId('bps')
  const session = emulator.store.save<'billing_portal.session'>({
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: emulator.clock.now(),
    customer: params.customer,
    customer_account: null,
    flow,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? configuration.default_return_url,
    url: `${emulator.origin}/portal/${id}`,
  })
  emitEvent(emulator, 'billing_portal.session.created', session)
  return session
}

export const createConfiguration: Handler<ConfigurationParams> = (emulator, { params }) =>
  saveConfiguration(emulator, params)

export const retrieveConfiguration: Handler = (emulator, { id }) =>
  requireObject(emulator, 'billing_portal.configuration', id)

export const updateConfiguration: Handler<ConfigurationParams> = (emulator, { id, params }) => {
  const configuration = requireObject(emulator, 'billing_portal.configuration', id)
  const previous = changeObject(emulator, configuration, {
    active: params.active ?? configuration.active,
    default_return_url: params.default_return_url ?? configuration.default_return_url,
    ...(params.features && { features: fullFeatures(params.features) }),
    metadata: mergeMetadata((configuration.metadata ?? {}) as Metadata, params.metadata),
    updated: emulator.clock.now(),
  })
  emitUpdated(emulator, 'billing_portal.configuration.updated', configuration, previous)
  return configuration
}

export const listConfigurations: Handler<PageParams & { active?: boolean; is_default?: boolean }> = (
  emulator,
  call,
) => {
  const { active, is_default: isDefault } = call.params
  const matches = emulator.store
    .list('billing_portal.configuration')
    .filter(
      (item) =>
        (active === undefined || item.active === active) && (isDefault === undefined || item.is_default === isDefault),
    )
  return listPage(matches, call.params, call.path)
}

/** Stripe creates it when the settings are saved in the Dashboard. */
function defaultConfiguration(emulator: Emulator): PortalConfiguration {
  const existing = emulator.store.list('billing_portal.configuration').find((item) => item.is_default)
  if (existing) return existing
  throw invalidRequest(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
  )
}

function saveConfiguration(emulator: Emulator, params: ConfigurationParams): PortalConfiguration {
  const now = emulator.clock.now()
  const configuration = emulator.store.save<'billing_portal.configuration'>({
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: null,
      terms_of_service_url: null,
      ...params.business_profile,
    },
    created: now,
    default_return_url: params.default_return_url ?? null,
    features: fullFeatures(params.features ?? {}),
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    updated: now,
  })
  emitEvent(emulator, 'billing_portal.configuration.created', configuration)
  return configuration
}
