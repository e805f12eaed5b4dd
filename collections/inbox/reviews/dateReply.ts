import type { CollectionBeforeChangeHook } from 'payload'

type Replied = { reply?: string | null; repliedAt?: string | null }

/** An empty reply is none. */
export const dateReply: CollectionBeforeChangeHook<Replied & { id: number }> = ({ data, originalDoc }) => {
  if (data.reply === undefined) return data
  const reply = data.reply?.trim() || null
  if (reply === (originalDoc?.reply ?? null)) return { ...data, reply }
  return { ...data, reply, repliedAt: reply === null ? null : new Date().toISOString() }
}
