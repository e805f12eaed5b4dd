import type { Story } from '#contracts/content/story.ts'
import { isDivider } from './isDivider.ts'

type Rights = {
  /** The whole post is for members now. */
  isMembersOnly: boolean
  /** For members, employees and the author. */
  mayReadAll: boolean
}

/** The part of a story a reader may see, and whether something was removed. */
export function cutStory(
  story: Story | null,
  { isMembersOnly, mayReadAll }: Rights,
): { story: Story | null; isCut: boolean } {
  if (!story) return { story: null, isCut: false }
  const children = story.root.children ?? []
  const divider = children.findIndex(isDivider)
  if (mayReadAll)
    return {
      story: withChildren(
        story,
        children.filter((node) => !isDivider(node)),
      ),
      isCut: false,
    }
  if (divider !== -1) return { story: withChildren(story, children.slice(0, divider)), isCut: true }
  return isMembersOnly ? { story: null, isCut: true } : { story, isCut: false }
}

const withChildren = ({ root }: Story, children: Story['root'][]): Story | null =>
  children.length > 0 ? { root: { ...root, children } } : null
