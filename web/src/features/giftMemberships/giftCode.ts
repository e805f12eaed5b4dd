const KEY = 'gift-code'

/**
 * The code of the link in the email. It is in the fragment, which browsers don't send, and leaves the address at once. It
 * is kept for this tab while the recipient signs in or creates an account.
 */
export function takeGiftCode(): string {
  const code = decodeFragment(window.location.hash)
  try {
    if (code === '') return sessionStorage.getItem(KEY) ?? ''
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    sessionStorage.setItem(KEY, code)
  } catch {
    // Without storage, the recipient enters the code after signing in.
  }
  return code
}

export function dropGiftCode(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // It was never kept.
  }
}

const decodeFragment = (hash: string): string => (/^#[A-Za-z0-9-]{1,60}$/.test(hash) ? hash.slice(1) : '')
