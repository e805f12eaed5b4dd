import type { MailEvent } from '#contracts/platform/mailStops.ts'

/**
 * Whether this mailbox is to get no more optional emails. A full mailbox (x.2.2) recovers, and a policy, a network or a
 * protocol (x.3, x.4, x.5, x.7) is about the sender or the way.
 */
export function stopsMails({ type, status }: Pick<MailEvent, 'type' | 'status'>): boolean {
  if (type === 'complaint' || status === undefined) return true
  const [kind = '', subject = ''] = status.split('.')
  return kind === '5' && ['0', '1', '2', '6'].includes(subject) && status !== '5.2.2'
}
