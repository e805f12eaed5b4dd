import { expect, it } from 'vitest'
import type { Story, StoryNode } from '#contracts/content/story.ts'
import { isStoryStart } from '../../web/src/routes/content/isStoryStart.ts'

const paragraph = (...texts: string[]): StoryNode => ({
  type: 'paragraph',
  children: texts.map((text) => ({ type: 'text', text })),
})
const story = {
  root: { type: 'root', children: [paragraph('We ', 'walked'), paragraph('The saw showed it.')] },
} as Story

it.each([
  ['We walked The saw showed it.', true],
  ['We walked\nThe saw…', true],
  ['We walked', true],
  ['We walked and this is in a callout', true],
  ['We…', true],
  ['We ran', false],
  ['The saw showed it.', false],
  ['', false],
])('a description %j repeats the start of a story: %s', (description, isSo) => {
  expect(isStoryStart(description, story)).toBe(isSo)
  expect(isStoryStart(description, null)).toBe(false)
})
