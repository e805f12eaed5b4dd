import type { StoryNode } from '#contracts/content/story.ts'

export type DemoStory = {
  /** The title of its post. */
  post: string
  body: StoryNode[]
  german?: { title: string; description: string; body: StoryNode[] }
}
