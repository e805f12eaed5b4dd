import { describe, expect, it } from 'vitest'
import { STARTING_PAGES } from '#database/migrations/initial/startingPages.ts'
import { storyProblem } from '#domain/content/stories/storyProblem.ts'
import { storyText } from '#domain/content/stories/storyText.ts'
import { writeImprint } from '../../bin/setup/legalStep.ts'

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

describe('the imprint that the setup writes', () => {
  const { body } = STARTING_PAGES.find(({ slug }) => slug === 'imprint') ?? { body: { root: {} } as never }
  const answers = {
    legal_name: 'Potter & Daughters',
    legal_street: '1 Kiln Lane',
    legal_place: '55801 Duluth, USA',
    legal_email: 'hello@kiln.example',
  }

  it.each([
    [{}, 'Contact\nhello@kiln.example'],
    [{ legal_phone: '+1 218 555 0100' }, 'Contact\nhello@kiln.example, +1 218 555 0100'],
    [{ legal_register: 'Duluth 1234' }, 'Contact\nhello@kiln.example\nRegister and tax\nDuluth 1234'],
  ])('has no placeholder left with %o', (more, end) => {
    const written = writeImprint(body, { ...answers, ...more })
    expect(storyProblem(written)).toBeNull()
    const lines = storyText(written).split(/\n+/).join('\n').trim()
    expect(lines).toBe(`Responsible for this site\nPotter & Daughters\n1 Kiln Lane\n55801 Duluth, USA\n${end}`)
  })

  it('leaves what the owner wrote', () => {
    const own = writeImprint(writeImprint(body, answers), { ...answers, legal_name: 'Other' })
    expect(storyText(own)).toContain('Potter & Daughters')
  })
})
