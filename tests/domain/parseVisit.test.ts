import { describe, expect, it } from 'vitest'
import { visitedPage } from '#contracts/people/visit.ts'
import { parseVisit } from '#domain/people/attribution/parseVisit.ts'

const SITE = ['www.stonehunt.test', 'accounts.sign-in.example']
const parse = (fields: Record<string, string>, wantedPath?: string) =>
  parseVisit(new URLSearchParams(fields).toString(), SITE, wantedPath)

describe('the first page of a visit', () => {
  it('names the site that linked here, the campaign and what was opened', () => {
    expect(
      parse({
        from: 'www.Reddit.com',
        source: 'Newsletter',
        medium: 'email',
        campaign: 'Spring 2026 – agates',
        landing: '/content/5?utm_source=x',
        first: '/content/5',
        last: '/merchandise/12-agate-tee',
        post: '/content/5',
        ref: 'abcdefgh23',
      }),
    ).toEqual({
      host: 'reddit.com',
      source: 'newsletter',
      medium: 'email',
      campaign: 'spring 2026 agates',
      landing: '/content/5',
      firstSeen: '/content/5',
      lastSeen: '/merchandise/12',
      postId: 5,
      referralCode: 'abcdefgh23',
    })
  })

  it.each([undefined, '', 'nonsense', '&&&===', '%00%00', '__proto__=1&constructor=2'])('%s says nothing', (text) => {
    expect(Object.values(parseVisit(text, SITE)).every((fact) => fact === null)).toBe(true)
  })

  it.each([
    ['this site', 'www.stonehunt.test'],
    ['this site without www', 'stonehunt.test'],
    ['the card provider', 'checkout.stripe.com'],
    ['a script', 'javascript:alert(1)'],
    ['markup', '<b>evil.test</b>'],
    ['a path', 'evil.test/path'],
    ['a word', 'localhost'],
    ['a very long name', `${'a'.repeat(200)}.test`],
    ['a line break', 'evil.test\nSet-Cookie'],
  ])('%s is not a site that linked here', (_, from) => {
    expect(parse({ from }).host).toBeNull()
  })

  it.each(['stonehunt.test', 'accounts.sign-in.example', 'hooks.stripe.com'])(
    'does not begin on the way back from %s',
    (from) => {
      expect(parse({ from, landing: '/subscribe' })).toMatchObject({ host: null, landing: null })
    },
  )

  it.each([
    ['markup', '<script>alert(1)</script>', 'scriptalert1script'],
    ['control characters', 'a\u0000b\u001bc\u202e', 'abc'],
    ['quotes and formulas', `="=cmd|' /c'!A1"`, 'cmd ca1'],
    ['a script', 'javascript:alert(1)', 'javascriptalert1'],
    ['other alphabets', 'Ахат 2026', 'ахат 2026'],
    ['nothing but signs', '<>{}', null],
    ['a megabyte', 'x'.repeat(1_000_000), 'x'.repeat(60)],
    ['half of a pair', '\ud83d', null],
  ])('a campaign with %s is cut to what is allowed', (_, campaign, stored) => {
    expect(parse({ campaign }).campaign).toBe(stored)
  })

  it('cuts letters outside the basic plane between letters', () => {
    expect(parse({ campaign: '𝒶'.repeat(80) }).campaign).toBe('𝒶'.repeat(60))
  })

  it('counts the post that someone wanted to see as the last one', () => {
    expect(parse({ first: '/content/5', last: '/shop/3', post: '/content/5' }, '/subscribe?post=9')).toMatchObject({
      firstSeen: '/content/5',
      lastSeen: '/content/9',
      postId: 9,
    })
    expect(parse({}, '/content/9')).toMatchObject({ firstSeen: '/content/9', lastSeen: '/content/9', postId: 9 })
  })

  it.each(['/content/99999999999', '//evil.test', '/orders', 'https://evil.test/content/5', '/content/<b>'])(
    '%s is no post or article',
    (last) => {
      expect(parse({ last, post: last })).toMatchObject({ lastSeen: null, postId: null })
    },
  )
})

describe('a visited page', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=x', '/'],
    ['/content/12?page=2#top', '/content/12'],
    ['/subscribe?post=12', '/content/12'],
    ['/merchandise/12-agate-slice-tee', '/merchandise/12'],
    ['/shop/3', '/shop/3'],
    ['/wish-list/secretKey', '/wish-list'],
    ['/orders?key=secret', '/orders'],
    ['/finds/shared/secret', '/finds'],
    ['//evil.test/content/5', null],
    ['/%2e%2e/etc', null],
    ['/<script>', null],
    ['content/5', null],
    ['', null],
  ])('%s is %s', (path, page) => {
    expect(visitedPage(path)).toBe(page)
  })
})
