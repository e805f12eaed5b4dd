import { env } from '#env'

/** @returns null where no mail comes back. */
export function replyAddress(token: string): string | null {
  const domain = env().MAIL_REPLY_DOMAIN
  return domain ? `reply+${token}@${domain}` : null
}

/** The token of a reply address of this site. */
export function replyTokenOf(address: string): string | null {
  const domain = env().MAIL_REPLY_DOMAIN
  const [, token, host] = /^reply\+([\w.]{1,58})@([^@]+)$/i.exec(address.trim()) ?? []
  return domain && token && host?.toLowerCase() === domain ? token.toLowerCase() : null
}
