const RETURN_PARAMETERS = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
]

let redirectStatus: string | null = null

/** Immediately, because one of the parameters is a secret. */
export function consumeStripeReturn() {
  const url = new URL(window.location.href)
  if (!RETURN_PARAMETERS.some((name) => url.searchParams.has(name))) return
  redirectStatus = url.searchParams.get('redirect_status')
  for (const name of RETURN_PARAMETERS) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
}

/** What the return URL claims; never proof of payment. */
export function readRedirectStatus(): string | null {
  return redirectStatus
}
