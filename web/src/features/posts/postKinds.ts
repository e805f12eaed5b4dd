import type { PostKind } from '#contracts/postPages.ts'

/** As their links and badges name them; most posts are hunts and carry no badge. */
export const KINDS: readonly { kind: PostKind; many: string; badge: string | null }[] = [
  { kind: 'hunt', many: 'Hunts', badge: null },
  { kind: 'gear-review', many: 'Gear reviews', badge: 'Gear review' },
  { kind: 'q-and-a', many: 'Q&A', badge: 'Q&A' },
  { kind: 'field-notes', many: 'Field notes', badge: 'Field notes' },
]
