import type { StoryNode } from '#contracts/content/story.ts'

export type PartFormProps = { node: StoryNode; onChange: (fields: Record<string, unknown>) => void }
