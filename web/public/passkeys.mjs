// Signs in with a passkey on the server-rendered sign-in pages. Without this script they offer the other ways.
const part = document.querySelector('[data-passkey]')
const button = part?.querySelector('button')
const problem = part?.querySelector('[role=alert]')
const REFRESH_MS = 4 * 60_000

/** The browser's offer beside the email field; only one request may be open. */
let offer = new AbortController()

if (part && !window.PublicKeyCredential) part.hidden = true
else if (part) {
  part.dataset.ready = ''
  button.addEventListener('click', () => void signIn('optional'))
  void offerBesideEmail()
}

async function offerBesideEmail() {
  const isPossible = await window.PublicKeyCredential.isConditionalMediationAvailable?.()
  if (isPossible) await signIn('conditional')
}

async function signIn(mediation) {
  offer.abort()
  offer = new AbortController()
  const { signal } = offer
  const isOffer = mediation === 'conditional'
  // A challenge expires, and the page may stay open for longer.
  if (isOffer) setTimeout(() => !signal.aborted && void signIn(mediation), REFRESH_MS)
  else show('')
  try {
    const { challenge, ...options } = await send('/api/login/passkey/options')
    const publicKey = { ...options, challenge: toBytes(challenge) }
    const credential = await navigator.credentials.get({ publicKey, mediation, signal })
    const { redirect } = await send('/api/login/passkey', {
      response: describe(credential),
      redirect: part.dataset.passkey,
    })
    location.assign(redirect)
  } catch (error) {
    if (signal.aborted) return
    // Somebody who closes the browser's dialog knows that they did.
    const isOwnChoice = error.name === 'NotAllowedError' || error.name === 'AbortError'
    if (!isOwnChoice && !(isOffer && !error.isAnswer)) show(error.isAnswer ? error.message : part.dataset.sorry)
    if (!isOffer) void offerBesideEmail()
  }
}

function show(text) {
  problem.textContent = text
  problem.hidden = text === ''
}

async function send(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (response.ok) return answer
  throw Object.assign(new Error(answer.message), { isAnswer: true })
}

function describe({ id, rawId, type, response }) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId: toText(rawId),
    type,
    response: {
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      userHandle: userHandle && toText(userHandle),
    },
  }
}

function toText(buffer) {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function toBytes(base64url) {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
