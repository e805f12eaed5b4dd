import type { StoryNode } from '#contracts/content/story.ts'

/** Text below it is for members only. */
export const isDivider = ({ type, fields }: StoryNode): boolean =>
  type === 'block' && (fields as { blockType?: unknown } | undefined)?.blockType === 'membersOnly'
