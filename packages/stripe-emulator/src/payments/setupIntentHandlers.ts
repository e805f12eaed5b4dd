import type { Emulator, Handler } from '../Emulator.ts'
import { resolvePaymentMethod } from '../cards/createPaymentMethod.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { changeObject } from '../state/changeObject.ts'
import { requireObject, requireCustomer } from '../state/requireObject.ts'
import { mergeMetadata, type MetadataParam } from '../state/mergeMetadata.ts'
import type { SetupIntent } from '../state/objects.ts'
import { buildSetupIntent, cancelSetupIntent } from './buildSetupIntent.ts'
import { confirmSetupIntent, unexpectedSetupState } from './confirmSetupIntent.ts'
import { allowedTypes, type AllowedTypesParams } from './intentParts.ts'

interface SetupParams extends AllowedTypesParams {
  confirm?: boolean
  customer?: string
  description?: string
  metadata?: MetadataParam
  payment_method?: string
  return_url?: string
  usage?: string
}

export const createSetupIntent: Handler<SetupParams> = (emulator, { params }) => {
  if (params.customer) requireCustomer(emulator, params.customer)
  const intent = buildSetupIntent(emulator, {
    ...allowedTypes(params),
    customer: params.customer ?? null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    payment_method: cardId(emulator, params.payment_method),
    usage: params.usage ?? 'off_session',
  })
  if (params.confirm) confirmSetupIntent(emulator, intent, undefined, { returnUrl: params.return_url })
  return intent
}

export const retrieveSetupIntent: Handler = (emulator, { id }) => requireObject(emulator, 'setup_intent', id)

export const updateSetupIntent: Handler<SetupParams> = (emulator, { id, params }) => {
  const intent = requireObject(emulator, 'setup_intent', id)
  const patch: Partial<SetupIntent> = { metadata: mergeMetadata(intent.metadata, params.metadata) }
  if (params.customer) patch.customer = requireCustomer(emulator, params.customer).id
  if (params.description !== undefined) patch.description = params.description
  if (params.payment_method) patch.payment_method = cardId(emulator, params.payment_method)
  if (params.payment_method && intent.status === 'requires_payment_method') patch.status = 'requires_confirmation'
  if (params.allowed_payment_method_types) Object.assign(patch, allowedTypes(params))
  changeObject(emulator, intent, patch)
  return intent
}

export const confirmSetup: Handler<SetupParams> = (emulator, { id, params }) => {
  const intent = requireObject(emulator, 'setup_intent', id)
  confirmSetupIntent(emulator, intent, params.payment_method, { returnUrl: params.return_url })
  return intent
}

export const cancelSetup: Handler<{ cancellation_reason?: string }> = (emulator, { id, params }) => {
  const intent = requireObject(emulator, 'setup_intent', id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedSetupState(intent, 'cancel')
  cancelSetupIntent(emulator, intent, params.cancellation_reason)
  return intent
}

export const listSetupIntents: Handler<PageParams & { customer?: string; payment_method?: string }> = (
  emulator,
  call,
) => {
  const { customer, payment_method: method } = call.params
  const matches = emulator.store
    .list('setup_intent')
    .filter((intent) => (!customer || intent.customer === customer) && (!method || intent.payment_method === method))
  return listPage(matches, call.params, call.path)
}

function cardId(emulator: Emulator, given: string | undefined): string | null {
  return given ? resolvePaymentMethod(emulator, given).id : null
}
