const KEY = 'gift-code'

/**
 * The code of the link in the email. It is in the fragment, which browsers don't send. It is kept for this tab while the
 * recipient signs in or creates an account.
 * @returns the kept one, or '', for an address without a code.
 */
export function takeGiftCode(hash: string): string {
  const code = /^#[A-Za-z0-9-]{1,60}$/.test(hash) ? hash.slice(1) : ''
  try {
    if (code === '') return sessionStorage.getItem(KEY) ?? ''
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
