const KEY = 'returnTo'

type ReturnTo = { path: string; title: string }

export function rememberReturnTo(place: ReturnTo) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place))
  } catch {
    // Without storage the visitor returns to the front page.
  }
}

export function readReturnTo(): ReturnTo | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isReturnTo(place) && /^\/[^/\\]/.test(place.path) ? place : null
  } catch {
    return null
  }
}

export function forgetReturnTo() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}

function isReturnTo(place: unknown): place is ReturnTo {
  return (
    typeof place === 'object' &&
    place !== null &&
    'path' in place &&
    typeof place.path === 'string' &&
    'title' in place &&
    typeof place.title === 'string'
  )
}
