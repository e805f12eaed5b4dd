import type { PostKind } from '#contracts/postKinds.ts'

/** As forms, links and badges name them; most posts are hunts and carry no badge. */
export const KINDS: readonly { kind: PostKind; one: string; many: string; badge: string | null }[] = [
  { kind: 'hunt', one: 'Hunt', many: 'Hunts', badge: null },
  { kind: 'gear-review', one: 'Gear review', many: 'Gear reviews', badge: 'Gear review' },
  { kind: 'q-and-a', one: 'Q&A', many: 'Q&A', badge: 'Q&A' },
  { kind: 'field-notes', one: 'Field notes', many: 'Field notes', badge: 'Field notes' },
]
