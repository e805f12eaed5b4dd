import type { Story, StoryNode } from '#contracts/content/story.ts'

/** Whether a description repeats the beginning of the story, as one made from it does. */
export function isStoryStart(description: string, story: Story | null): boolean {
  const start = wordsOf(description.replace(/…$/, ''))
  const first = wordsOf(story?.root.children?.map(textOf).find((text) => text.trim() !== '') ?? '')
  return start !== '' && first !== '' && (first.startsWith(start) || start.startsWith(first))
}

const textOf = ({ text, children = [] }: StoryNode): string =>
  typeof text === 'string' ? text : `${children.map(textOf).join('')} `

const wordsOf = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ')
