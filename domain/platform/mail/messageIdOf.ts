const OWN_DOMAIN = 'mail.stonehunt'

/** The Message-ID of an email in the outbox: the same for every attempt. */
export const messageIdOf = (key: string): string => `<${key.replace(/[^\w.-]/g, '.')}@${OWN_DOMAIN}>`

export const isOwnMessageId = (messageId: string): boolean => messageId.toLowerCase().includes(`@${OWN_DOMAIN}`)
