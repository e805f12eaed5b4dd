import type { ComponentType } from 'react'
import type { Story } from '#contracts/content/story.ts'

/** The field for the long text of a post, passed in by the route. */
export type StorySlot = ComponentType<{
  /** The start; afterwards the field holds the text. */
  value: Story | null
  onChange: (story: Story | null) => void
  onBusyChange: (isBusy: boolean) => void
  error?: string | undefined
}>
