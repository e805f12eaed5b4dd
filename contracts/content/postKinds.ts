export const POST_KINDS = ['hunt', 'gear-review', 'q-and-a', 'field-notes'] as const
export type PostKind = (typeof POST_KINDS)[number]
