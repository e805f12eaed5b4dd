const KEY = 'returnTo'

export type ReturnTo = { path: string; title: string }

export function storeReturnTo(returnTo: ReturnTo) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(returnTo))
  } catch {
    // Without storage the visitor returns to the front page.
  }
}

export function readReturnTo(): ReturnTo | null {
  try {
    const returnTo: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isReturnTo(returnTo) && /^\/[^/\\]/.test(returnTo.path) ? returnTo : null
  } catch {
    return null
  }
}

export function clearReturnTo() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}

function isReturnTo(returnTo: unknown): returnTo is ReturnTo {
  return (
    typeof returnTo === 'object' &&
    returnTo !== null &&
    'path' in returnTo &&
    typeof returnTo.path === 'string' &&
    'title' in returnTo &&
    typeof returnTo.title === 'string'
  )
}
