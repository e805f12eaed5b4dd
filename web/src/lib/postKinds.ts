import type { PostKind } from '#contracts/postKinds.ts'

/** Names for forms, links and badges. Hunts, the most common kind, have no badge. */
export const KINDS: readonly { kind: PostKind; one: string; many: string; badge: string | null }[] = [
  { kind: 'hunt', one: 'Hunt', many: 'Hunts', badge: null },
  { kind: 'gear-review', one: 'Gear review', many: 'Gear reviews', badge: 'Gear review' },
  { kind: 'q-and-a', one: 'Q&A', many: 'Q&A', badge: 'Q&A' },
  { kind: 'field-notes', one: 'Field notes', many: 'Field notes', badge: 'Field notes' },
]
