import { describe, expect, it } from 'vitest'
import { fieldUntil } from '#domain/content/fieldCopies/fieldUntil.ts'
import { filesOfPlaylist } from '#domain/content/fieldCopies/findFieldFilm.ts'
import { answerOfPage, cacheRuleOf } from '../../web/src/lib/offline/cacheRule.ts'
import { fieldStateOf } from '../../web/src/lib/offline/fieldLease.ts'
import { readPushText } from '../../web/src/lib/offline/pushText.ts'

const SITE = 'https://stonehunt.test'

describe('what the service worker does with a request', () => {
  it.each([
    ['/', 'page'],
    ['/content/7', 'page'],
    ['/account', 'page'],
    ['/checkout', 'page'],
    ['/api/logout', 'signOut'],
    ['/api/login', 'network'],
    ['/cms/collections/posts', 'network'],
    ['/media/abcdefgh', 'network'],
    ['/feed.xml', 'network'],
    ['https://js.stripe.com/v3', 'network'],
  ])('a visit to %s: %s', (path, rule) => {
    const url = new URL(path, SITE)
    const asked = {
      method: 'GET',
      mode: 'navigate',
      destination: 'document',
      referrer: `${SITE}/account`,
      url,
    } as const
    expect(cacheRuleOf(asked, SITE)).toBe(rule)
  })

  it.each(['/api/logout', '/cms/api/users/logout'])('a call of %s removes what belongs to the person', (path) => {
    const asked = { mode: 'cors', destination: '', referrer: `${SITE}/cms/logout`, url: new URL(path, SITE) } as const
    for (const method of ['POST', 'GET']) expect(cacheRuleOf({ ...asked, method }, SITE)).toBe('signOut')
    expect(cacheRuleOf({ ...asked, method: 'POST', referrer: 'https://evil.test/' }, SITE)).toBe('network')
  })

  it.each(['https://evil.test/', `${SITE}.evil.test/`, ''])(
    'a visit to /api/logout from “%s” removes nothing, because it signs nobody out',
    (referrer) => {
      const url = new URL('/api/logout', SITE)
      const asked = { method: 'GET', mode: 'navigate', destination: 'document', referrer, url } as const
      expect(cacheRuleOf(asked, SITE)).toBe('network')
    },
  )

  it.each([
    ['/assets/index-abc.js', 'script', 'file'],
    ['/api/posts/7', '', 'answer'],
    ['/api/merchandise/3', '', 'answer'],
    ['/api/products/3', '', 'answer'],
    ['/media/abcdefgh?w=640', 'image', 'media'],
    ['/media/abcdefgh/hls/240/00001.m4s', '', 'media'],
    ['/media/abcdefgh', 'video', 'network'],
    ['/media/abcdefgh?saved', 'video', 'film'],
    ['/api/posts/7/captions/en.vtt', 'track', 'media'],
    ['/api/posts/7/comments', '', 'network'],
    ['/api/posts/7/field-copy', '', 'network'],
    ['/api/auth/user', '', 'network'],
    ['/api/cart', '', 'network'],
    ['/api/account', '', 'network'],
    ['/api/orders', '', 'network'],
    ['/api/create-payment', '', 'network'],
    ['/api/config', '', 'network'],
    ['/cms/api/users', '', 'network'],
    ['https://bucket.example/media/abcdefgh', 'image', 'network'],
  ] as const)('%s as “%s”: %s', (path, destination, rule) => {
    expect(
      cacheRuleOf({ method: 'GET', mode: 'cors', destination, referrer: '', url: new URL(path, SITE) }, SITE),
    ).toBe(rule)
  })

  it('never touches what changes something', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])
      expect(
        cacheRuleOf({ method, mode: 'cors', destination: '', referrer: '', url: new URL('/api/posts/7', SITE) }, SITE),
      ).toBe('network')
  })

  it.each([
    ['/content/7', '/api/posts/7'],
    ['/de/content/7', '/api/posts/7?language=de'],
    ['/de/shop/4', '/api/products/4'],
    ['/merchandise/3-agate-hoodie', '/api/merchandise/3'],
    ['/shop/4', '/api/products/4'],
    ['/content', null],
    ['/content/7/more', null],
    ['/account', null],
    ['/hunters/7', null],
  ])('the page %s needs %s', (path, address) => {
    expect(answerOfPage(path)).toBe(address)
  })
})

describe('a saved post', () => {
  const record = {
    postId: '7',
    title: 'A ridge',
    owner: '1',
    expiresAt: '2026-06-10T00:00:00Z',
    savedAt: '2026-06-01T00:00:00Z',
    bytes: 1,
    isFilmMissing: false,
  }
  it.each([
    ['while the membership lasts', '2026-06-05T00:00:00Z', '2026-06-04T00:00:00Z', 'open'],
    ['at its end', '2026-06-10T00:00:00Z', '2026-06-09T00:00:00Z', 'expired'],
    ['when the clock was turned back', '2026-06-05T00:00:00Z', '2026-06-05T01:00:00Z', 'early'],
    ['when the clock was corrected by minutes', '2026-06-05T00:00:00Z', '2026-06-05T00:05:00Z', 'open'],
    ['before it was saved', '2026-05-30T00:00:00Z', '2026-01-01T00:00:00Z', 'early'],
  ])('%s', (_when, now, latest, state) => {
    expect(fieldStateOf(record, Date.parse(now), Date.parse(latest))).toBe(state)
  })

  const now = new Date('2026-06-01T00:00:00Z')
  const member = { isEmployee: false, isSubscriber: true, complimentaryUntil: null }
  const paid = { status: 'active' as const, currentPeriodEnd: new Date('2026-06-20T00:00:00Z'), suspendedFor: null }
  it.each([
    ['a paying member', { ...member, subscription: paid }, '2026-06-20T00:00:00.000Z'],
    [
      'a member with a longer gift',
      { ...member, subscription: paid, complimentaryUntil: new Date('2027-01-01T00:00:00Z') },
      '2027-01-01T00:00:00.000Z',
    ],
    [
      'a member in the grace period',
      { ...member, subscription: { ...paid, status: 'past_due' as const } },
      '2026-06-02T00:00:00.000Z',
    ],
    ['an employee', { ...member, isEmployee: true, subscription: null }, '2026-07-01T00:00:00.000Z'],
    ['somebody without a membership', { ...member, isSubscriber: false, subscription: null }, undefined],
  ])('may be kept by %s', (_who, person, until) => {
    expect(fieldUntil(person, now)?.toISOString()).toBe(until)
  })
})

it('a playlist names its beginning and its segments', () => {
  const playlist =
    '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4.0,\n00000.m4s\n#EXTINF:2.0,\n00001.m4s\n#EXT-X-ENDLIST\n'
  expect(filesOfPlaylist(playlist)).toEqual(['init.mp4', '00000.m4s', '00001.m4s'])
})

it('a notification that is not ours shows nothing', () => {
  for (const text of ['', 'null', '{}', '[1]', '{"title":1,"body":"","path":"/","tag":""}'])
    expect(readPushText(text)).toBeNull()
})
