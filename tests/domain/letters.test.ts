import { describe, expect, it } from 'vitest'
import { letterProblem } from '#domain/outreach/letters/letterProblem.ts'
import { countedPath, linkOfToken } from '#domain/platform/mail/linkToken.ts'
import { divider, paragraph, picture, story } from '../support/stories.ts'

const site = { secret: 'a secret of at least thirty-two characters' }
const tokenOf = (link: { mailingId: number; url: string }) => countedPath(site, link)?.slice('/l/'.length) ?? ''

describe('the address of a counted link', () => {
  it.each(['https://example.test/', 'http://example.test/a?b=c%20d#e', 'https://xn--bcher-kva.example/%F0%9F%AA%A8'])(
    'leads to %s',
    (url) => expect(linkOfToken(site, tokenOf({ mailingId: 7, url }))).toEqual({ mailingId: 7, url }),
  )

  it.each(['mailto:a@example.test', 'tel:1', `https://example.test/${'x'.repeat(1200)}`])('is not made for %s', (url) =>
    expect(countedPath(site, { mailingId: 7, url })).toBeNull(),
  )

  it('of another site is none', () =>
    expect(
      linkOfToken(
        { secret: 'another secret of thirty-two characters' },
        tokenOf({ mailingId: 7, url: 'https://a.test/' }),
      ),
    ).toBeNull())
})

describe('the body of a letter', () => {
  it.each([
    ['text', story(paragraph('Hello.')), /^$/],
    ['a photo above the divider', story(picture(1), divider(), paragraph('Hello.')), /^$/],
    ['a photo on both sides of it', story(picture(1), divider(), picture(1)), /^$/],
    ['a photo below the divider', story(divider(), picture(1)), /Photos can’t be below/],
    ['two dividers', story(divider(), divider()), /only one/],
    ['too much text', story(...Array.from({ length: 3 }, () => paragraph('x'.repeat(7000)))), /20,000/],
  ])('with %s', (_what, body, problem) => {
    expect(letterProblem(body) ?? '').toMatch(problem)
  })
})
