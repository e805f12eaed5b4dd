import { describe, expect, it } from 'vitest'
import { safeRedirect } from '#endpoints/safeRedirect.ts'

const HOSTILE: unknown[] = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '//\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example',
  'http://evil.example',
  'http:\\\\evil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:x',
  'mailto:x@evil.example',
  'evil.example',
  'evil.example/path',
  './x',
  '../x',
  '?x=1',
  '#x',
  '',
  ' ',
  ' /x',
  '\t/x',
  '\n//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/x\r\nLocation: https://evil.example',
  '/x\ny',
  '/x\u0000y',
  '/%0d%0aSet-Cookie:a=b',
  '/%0D%0ALocation:%20https://evil.example',
  '/%09/evil.example',
  '/%00',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%2f%2fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/./\\evil.example',
  '/\u2028/evil.example',
  '/\uFF0F/evil.example',
  '/ä',
  '/%1b',
  `/${'x'.repeat(500)}`,
  null,
  undefined,
  5,
  {},
  ['/x', '//evil.example'],
  ['/x'],
  { toString: () => '/x' },
  true,
]

describe('safeRedirect', () => {
  it('is tested with at least sixty hostile addresses', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60)
  })

  it.each(HOSTILE.map((wish) => [wish]))('rejects %j', (wish) => {
    expect(safeRedirect(wish)).toBe('/')
  })

  it.each([
    '/',
    '/subscribe',
    '/content/12',
    '/orders?success=true&order=HUNT-2345678923',
    '/shop#gear',
    '/api/billing?flow=card',
    '/search?q=a%20b',
    '/x/y/',
    '/a:b@c',
  ])('returns %s unchanged', (wish) => {
    expect(safeRedirect(wish)).toBe(wish)
  })

  it('stays on this site for every hostile address', () => {
    for (const wish of HOSTILE) {
      const location = new URL(safeRedirect(wish), 'https://stonehunt.test')
      expect(location.origin).toBe('https://stonehunt.test')
    }
  })
})
