/** What a mail server answered to the recipient of an email, if it refused it for good; `status` is RFC 3463. */
export function smtpRefusal(error: unknown): { status?: string } | null {
  if (!(error instanceof Error)) return null
  const { command, responseCode, response } = error as { command?: string; responseCode?: number; response?: string }
  if (command !== 'RCPT TO' || (responseCode ?? 0) < 500) return null
  const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0]
  return { ...(status && { status }) }
}
