import type { StoryNode } from '#contracts/content/story.ts'

export const fieldsOf = ({ fields }: StoryNode): Record<string, unknown> =>
  typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
