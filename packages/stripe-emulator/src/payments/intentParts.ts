import type { Emulator } from '../Emulator.ts'
import type { Decline } from '../cards/testCards.ts'
import { otherMethod, OTHER_TYPES } from '../cards/otherMethods.ts'
import { requireSafeUrl } from '../http/requireSafeUrl.ts'
import { newId, randomText } from '../state/newId.ts'
import type { IntentError, PaymentMethod } from '../state/objects.ts'

const QR_CODE_SECONDS = 600

export function newIntentId(prefix: 'pi' | 'seti'): { id: string; client_secret: string } {
  const id = newId(prefix)
  return { id, client_secret: `${id}_secret_${randomText(25)}` }
}

/** @param method decides whether a bank, a redirect or a QR code asks its payer. */
export function authenticationStep(
  emulator: Emulator,
  intent: { id: string; client_secret: string },
  method: PaymentMethod,
  returnUrl?: string,
): Record<string, unknown> {
  requireSafeUrl(returnUrl, 'return_url')
  emulator.store.setNote('returnUrl', intent.id, returnUrl ?? null)
  const url = `${emulator.origin}/demo/3ds?client_secret=${encodeURIComponent(intent.client_secret)}`
  const { confirmsBy } = otherMethod(method.type) ?? {}
  if (confirmsBy === 'cashapp_handle_redirect_or_display_qr_code') {
    const qr_code = { expires_at: emulator.clock.now() + QR_CODE_SECONDS, image_url_png: url, image_url_svg: url }
    return { type: confirmsBy, [confirmsBy]: { hosted_instructions_url: url, mobile_auth_url: url, qr_code } }
  }
  if (returnUrl) return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
  return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } }
}

export function declineError(decline: Decline, method: PaymentMethod, charge?: string): IntentError {
  return {
    ...(charge && { charge }),
    code: decline.code,
    ...(decline.declineCode && decline.code !== 'incorrect_cvc' && { decline_code: decline.declineCode }),
    doc_url: `https://docs.stripe.com/error-codes/${decline.code.replaceAll('_', '-')}`,
    message: decline.message,
    payment_method: structuredClone(method),
    type: 'card_error',
  }
}

export function authenticationError(
  kind: 'payment_intent' | 'setup_intent',
  method: PaymentMethod | undefined,
): IntentError {
  const spoken = kind === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent'
  return {
    code: `${kind}_authentication_failure`,
    doc_url: `https://docs.stripe.com/error-codes/${kind.replaceAll('_', '-')}-authentication-failure`,
    message: `The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this ${spoken} again.`,
    ...(method && { payment_method: structuredClone(method) }),
    type: 'invalid_request_error',
  }
}

export interface AllowedTypesParams {
  allowed_payment_method_types?: string[]
  automatic_payment_methods?: { enabled: boolean; allow_redirects?: string }
  excluded_payment_method_types?: string[] | null
}

const EMULATED = ['card', ...OTHER_TYPES]

/** Types that aren't emulated are echoed, and left out as those that an account hasn't switched on. */
export function allowedTypes(params: AllowedTypesParams): Record<string, unknown> {
  const { allowed_payment_method_types: allowed, automatic_payment_methods: automatic } = params
  return {
    allowed_payment_method_types: allowed ?? null,
    automatic_payment_methods: allowed ? null : { allow_redirects: 'always', enabled: true, ...automatic },
    excluded_payment_method_types: params.excluded_payment_method_types ?? null,
    payment_method_types: allowed?.filter((type) => EMULATED.includes(type)) ?? ['card'],
  }
}
