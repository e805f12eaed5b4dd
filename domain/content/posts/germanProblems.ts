import type { Story } from '#contracts/content/story.ts'
import { hasVisible } from '#contracts/shared/visibleText.ts'
import { isDivider } from '../stories/isDivider.ts'
import { storyText } from '../stories/storyText.ts'

type GermanPost = {
  description?: string | null | undefined
  body?: Story | null | undefined
  germanTitle?: string | null | undefined
  germanDescription?: string | null | undefined
  germanBody?: Story | null | undefined
}
export type GermanField = 'germanTitle' | 'germanDescription' | 'germanBody'

/** As the panel says it. */
export const GERMAN_PROBLEMS = {
  title: 'A German version needs a title.',
  description: 'Please translate the description too: the post has one.',
  text: 'Please translate the text too: the post has one.',
  divider: 'Please put a members-only divider into the German text: the original has one.',
}

/** What a German version still needs, by field: it is whole, or there is none. */
export function germanProblems(post: GermanPost): Partial<Record<GermanField, string>> {
  const { germanTitle, germanDescription, germanBody } = post
  const isStarted = hasWords(germanTitle) || hasWords(germanDescription) || hasContent(germanBody)
  if (!isStarted) return {}
  const ofText = textProblem(post)
  // An empty description is made from the text, once that is right.
  const lacksDescription = hasWords(post.description) && !hasWords(germanDescription) && !ofText.germanBody
  return {
    ...(!hasWords(germanTitle) && { germanTitle: GERMAN_PROBLEMS.title }),
    ...(lacksDescription && { germanDescription: GERMAN_PROBLEMS.description }),
    ...ofText,
  }
}

function textProblem({ body, germanBody }: GermanPost): { germanBody?: string } {
  if (!hasContent(body)) return {}
  if (!hasContent(germanBody)) return { germanBody: GERMAN_PROBLEMS.text }
  // Without it, everyone could read in German what the original keeps for members.
  return hasDivider(body) && !hasDivider(germanBody) ? { germanBody: GERMAN_PROBLEMS.divider } : {}
}

const hasWords = (text: string | null | undefined): boolean => hasVisible(text ?? '')

/** An editor that was emptied again leaves empty paragraphs. */
const hasContent = (story: Story | null | undefined): boolean =>
  Boolean(story?.root.children?.some(({ type }) => type !== 'paragraph')) || storyText(story ?? null).trim() !== ''

const hasDivider = (story: Story | null | undefined): boolean => Boolean(story?.root.children?.some(isDivider))
