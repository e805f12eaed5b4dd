/**
 * One spelling for all that reach the same mailbox, so that a free trial is once per person:
 * no case, no +tag, and no dots where the provider ignores them.
 */
export function normaliseEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const plain = local.split('+')[0] ?? local
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
