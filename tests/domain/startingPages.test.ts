import { describe, expect, it } from 'vitest'
import { STARTING_PAGES } from '#database/migrations/initial/startingPages.ts'
import { storyProblem } from '#domain/content/stories/storyProblem.ts'
import { storyText } from '#domain/content/stories/storyText.ts'

describe.each(STARTING_PAGES.map(({ slug, body }) => [slug, body] as const))(
  'the starting text of /%s',
  (_slug, body) => {
    it('is a text that the panel can save', () => {
      expect(storyProblem(body)).toBeNull()
      expect(storyText(body)).toContain('This text is a starting point')
    })

    it('names no amount that a setting decides', () => {
      expect(storyText(body)).not.toMatch(/\d/)
    })
  },
)
