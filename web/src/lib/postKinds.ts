import type { PostKind } from '#contracts/content/postKinds.ts'
import { msg } from '#contracts/shared/msg.ts'

/** Names for forms, links and badges. Hunts, the most common kind, have no badge. */
export const KINDS: readonly { kind: PostKind; one: string; many: string; badge: string | null }[] = [
  { kind: 'hunt', one: msg('Hunt'), many: msg('Hunts'), badge: null },
  { kind: 'gear-review', one: msg('Gear review'), many: msg('Gear reviews'), badge: msg('Gear review') },
  { kind: 'q-and-a', one: 'Q&A', many: 'Q&A', badge: 'Q&A' },
  { kind: 'field-notes', one: msg('Field notes'), many: msg('Field notes'), badge: msg('Field notes') },
]
