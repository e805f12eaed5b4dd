import type { InboxItem } from '#domain/operations/inbox/readInbox.ts'

/** Unique in the inbox. */
export const inboxKey = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>): string => `${kind}:${id}`
