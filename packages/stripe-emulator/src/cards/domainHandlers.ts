import type { Handler } from '../Emulator.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { changeObject } from '../state/changeObject.ts'
import { newId } from '../state/newId.ts'
import { requireObject } from '../state/requireObject.ts'

type Filter = PageParams & { domain_name?: string; enabled?: boolean }

/** A domain of this name shows how one looks that Apple can't verify; validating it again doesn't help. */
const UNVERIFIED = /^unverified\./
const NOT_VERIFIED = { status: 'inactive', status_details: { error_message: 'The domain could not be verified' } }

/** Where wallets are shown. Registering one that is known answers the known one, as at Stripe. */
export const createDomain: Handler<{ domain_name: string; enabled?: boolean }> = (emulator, { params }) => {
  const name = params.domain_name
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(name) || /^\d+(\.\d+)*$/.test(name))
    throw invalidRequest(`Invalid domain name: ${name}`, undefined, 'domain_name')
  const known = emulator.store.list('payment_method_domain').find((domain) => domain.domain_name === name)
  const active = { status: 'active' }
  return (
    known ??
    emulator.store.save<'payment_method_domain'>({
      id: newId('pmd'),
      object: 'payment_method_domain',
      amazon_pay: active,
      apple_pay: UNVERIFIED.test(name) ? NOT_VERIFIED : active,
      created: emulator.clock.now(),
      domain_name: name,
      enabled: params.enabled ?? true,
      google_pay: active,
      klarna: active,
      link: active,
      livemode: false,
      paypal: active,
    })
  )
}

export const retrieveDomain: Handler = (emulator, { id }) => requireObject(emulator, 'payment_method_domain', id)

export const updateDomain: Handler<{ enabled?: boolean }> = (emulator, { id, params }) => {
  const domain = requireObject(emulator, 'payment_method_domain', id)
  if (params.enabled !== undefined) changeObject(emulator, domain, { enabled: params.enabled })
  return domain
}

export const listDomains: Handler<Filter> = (emulator, { params, path }) =>
  listPage(
    emulator.store
      .list('payment_method_domain')
      .filter((domain) => params.domain_name === undefined || domain.domain_name === params.domain_name)
      .filter((domain) => params.enabled === undefined || domain.enabled === params.enabled),
    params,
    path,
  )
