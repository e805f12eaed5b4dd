import { env } from '#env'

/** Undefined where no mail comes back. */
export const replyDomain = (): string | undefined => env().MAIL_REPLY_DOMAIN

/** @returns null where no mail comes back. */
export function replyAddress(token: string): string | null {
  const domain = replyDomain()
  return domain ? `reply+${token}@${domain}` : null
}

/** The token of a reply address of this site. @param domain as `replyDomain` says. */
export function replyTokenOf(address: string, domain: string | undefined): string | null {
  const [, token, host] = /^reply\+([\w.]{1,58})@([^@]+)$/i.exec(address.trim()) ?? []
  return domain && token && host?.toLowerCase() === domain ? token.toLowerCase() : null
}
