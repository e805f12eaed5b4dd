import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { fetchBytes } from '../../support/fetchBytes.ts'
import { signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

beforeAll(async () => {
  await site.pool.query(`
    insert into posts (title, description, type, is_subscriber_only, status, created_at) values
      ('Bands & <rims>', 'Public', 'video', false, 'published', now()),
      ('For members', 'Described to all', 'video', true, 'published', now()),
      ('Not yet', '', 'video', false, 'scheduled', now())`)
})

it('robots.txt disallows the API and names the sitemap', async () => {
  const { status, text } = await site.visitor().get('/robots.txt')
  expect(status).toBe(200)
  expect(text).toContain('Disallow: /api/')
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

it('security.txt has the fields of RFC 9116, and expires within a year', async () => {
  const { status, text, headers } = await site.visitor().get('/.well-known/security.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toContain(`Contact: ${site.url}/\n`)
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`)
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

it('the sitemap and the feed list published posts with escaped text and without media', async () => {
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const { status, text, headers } = await site.visitor().get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/xml/)
    expect(text).toContain(`${site.url}/content/`)
    expect(text).not.toMatch(/\/media\/|Not yet|<rims>/)
  }
  expect((await site.visitor().get('/feed.xml')).text).toContain('Bands &#38; &#60;rims&#62;')
})

it('the sitemap has an entry for each page in each language, which names the others', async () => {
  const { text } = await site.visitor().get('/sitemap.xml')
  const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, url, rest]) => [url, rest] as const)
  const linksOf = new Map(entries)
  const id = await idOf('For members')
  for (const [english, german] of [
    ['/', '/de'],
    ['/content', '/de/content'],
    [`/content/${id}`, `/de/content/${id}`],
  ] as const) {
    const links = [
      ['en', english],
      ['de', german],
      ['x-default', english],
    ].map(([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${site.url}${path}"/>`)
    expect(linksOf.get(site.url + english)).toBe(links.join(''))
    expect(linksOf.get(site.url + german)).toBe(links.join(''))
  }
  expect(linksOf.size).toBe(entries.length)
})

it('the sitemap and the feed are compressed and revalidated by caches', async () => {
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const [packed, plain] = await Promise.all([
      fetchBytes(site.url + path, { 'accept-encoding': 'br' }),
      fetchBytes(site.url + path),
    ])
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(packed.headers['vary']).toContain('Accept-Encoding')
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body)
    const again = { 'accept-encoding': 'br', 'if-none-match': String(packed.headers['etag']) }
    expect((await fetchBytes(site.url + path, again)).status).toBe(304)
  }
})

it('the app starts in the language of its manifest', async () => {
  const manifest = async (path: string) => (await site.visitor().get(path)).json
  expect(await manifest('/manifest.webmanifest')).toMatchObject({
    ...{ id: '/', lang: 'en', start_url: '/', description: 'Agates, geodes and the ground they come from.' },
    shortcuts: expect.arrayContaining([{ name: 'My finds', url: '/finds' }]) as unknown,
  })
  expect(await manifest('/de/manifest.webmanifest')).toMatchObject({
    ...{ id: '/', lang: 'de', start_url: '/de', description: 'Achate, Geoden und der Boden, aus dem sie kommen.' },
    shortcuts: expect.arrayContaining([{ name: 'Meine Funde', url: '/de/finds' }]) as unknown,
  })
})

it.each(['/', '/content', '/content/1'])('%s accepts only GET and HEAD and lists them in Allow', async (path) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const { status, headers } = await fetchBytes(site.url + path, {}, method)
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
  }
  const { status, headers } = await fetchBytes(site.url + path, {}, 'OPTIONS')
  expect([status, headers['allow']]).toEqual([204, 'GET, HEAD'])
})

it('a POST to an unknown page gets 404', async () => {
  expect((await site.visitor().post('/no-such-page', {})).json).toMatchObject({ code: 'not_found' })
})

const headOf = async (path: string) => {
  const { text } = await site.visitor().get(path)
  const head = text.slice(0, text.indexOf('id="initial-data"'))
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1]
  return { head, data: data ? (JSON.parse(data) as Record<string, unknown>) : null }
}
const idOf = async (title: string) =>
  (await site.pool.query<{ id: number }>('select id from posts where title = $1', [title])).rows[0]?.id ?? 0

describe('the head of a page', () => {
  it('has one title, a description, Open Graph tags and a canonical URL', async () => {
    for (const [path, title] of [
      ['/', 'Stone Hunt'],
      ['/content', 'Content | Stone Hunt'],
      ['/shop', 'Shop | Stone Hunt'],
    ] as const) {
      const { head } = await headOf(path)
      expect(head.match(/<title>/g)).toHaveLength(1)
      expect(head).toContain(`<title>${title}</title>`)
      expect(head).toMatch(/<meta name="description" content=".{20,}">/)
      expect(head).toContain(`<meta property="og:url" content="${site.url}${path}">`)
      expect(head).toContain(`<link rel="canonical" href="${site.url}${path}">`)
    }
  })

  it('names German pages in the structured data of a German one', async () => {
    const german = await headOf('/de/content')
    const id = await idOf('For members')
    expect(german.data).toMatchObject({ isPartOf: { url: `${site.url}/de` } })
    expect(JSON.stringify(german.data)).toContain(`"url":"${site.url}/de/content/${id}"`)
    expect((await headOf(`/de/content/${id}`)).data).toMatchObject({ url: `${site.url}/de/content/${id}` })
    const english = await headOf('/content')
    expect(JSON.stringify(english.data)).not.toContain('/de')
  })

  it('has noindex on personal and unknown pages', async () => {
    for (const path of ['/cart', '/checkout', '/orders', '/account', '/upload', '/admin', '/nowhere']) {
      expect((await headOf(path)).head).toContain('<meta name="robots" content="noindex">')
    }
  })

  it('has JSON-LD for a public post with its video, escaped', async () => {
    await site.pool.query(`
      insert into media (filename, mime_type, filesize, kind, state) values ('publicfilm.mp4', 'video/mp4', 5, 'video', 'ready'), ('secretfilm.mp4', 'video/mp4', 5, 'video', 'ready')`)
    await site.pool.query(
      `update posts set video_id = (select id from media where filename = 'publicfilm.mp4'), video_duration = 90 where title like 'Bands%'`,
    )
    const { head, data } = await headOf(`/content/${await idOf('Bands & <rims>')}`)
    expect(head).toContain('<title>Bands &#38; &#60;rims&#62; | Stone Hunt</title>')
    expect(head).not.toContain('<rims>')
    expect(data).toMatchObject({
      '@type': 'VideoObject',
      name: 'Bands & <rims>',
      isAccessibleForFree: true,
      duration: 'PT90S',
      contentUrl: `${site.url}/media/publicfilm`,
    })
  })

  it('never contains the video of a locked post, for employees neither', async () => {
    await site.pool.query(
      `update posts set video_id = (select id from media where filename = 'secretfilm.mp4') where title = 'For members'`,
    )
    const path = `/content/${await idOf('For members')}`
    const { data, head } = await headOf(path)
    expect(data).toMatchObject({ name: 'For members', isAccessibleForFree: false })
    expect(head).not.toContain('secretfilm')
    const employee = await signUpEmployee(site)
    const { text } = await employee.get(path)
    expect(text.slice(0, text.indexOf('id="initial-data"'))).not.toContain('secretfilm')
  })
})

describe('for search engines', () => {
  const indexedAs = async (path: string) => {
    const { text } = await site.visitor().get(path)
    const isClosed = text.includes('<meta name="robots" content="noindex">')
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1]?.replaceAll('&#38;', '&')
    return { isClosed, canonical: canonical?.replace(site.url, '') }
  }

  it.each([
    ['/content?utm_source=mail', '/content'],
    ['/content?page=1', '/content'],
    ['/content?type=videos&view=list', '/content?type=videos'],
    ['/de/content?type=videos', '/de/content?type=videos'],
    ['/?show=popular', '/'],
  ])('%s is indexed as %s', async (path, canonical) => {
    expect(await indexedAs(path)).toEqual({ isClosed: false, canonical })
  })

  it('each page of a list has its own address', async () => {
    await site.pool.query(`
      insert into posts (title, type, status, created_at) select 'One of many', 'video', 'published', now() from generate_series(1, 30)`)
    onTestFinished(async () => void (await site.pool.query(`delete from posts where title = 'One of many'`)))
    await expect
      .poll(() => indexedAs('/content?type=videos&page=2&x=1'))
      .toEqual({
        isClosed: false,
        canonical: '/content?type=videos&page=2',
      })
  })

  it.each(['/content?q=rims', '/content?page=9', '/content?series=nope', '/nowhere'])(
    '%s is not indexed',
    async (path) => {
      expect(await indexedAs(path)).toEqual({ isClosed: true, canonical: undefined })
    },
  )
})
