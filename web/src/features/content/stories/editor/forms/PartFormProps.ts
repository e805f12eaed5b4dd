import type { StoryNode } from '#contracts/story.ts'

export type PartFormProps = { node: StoryNode; onChange: (fields: Record<string, unknown>) => void }
