import { beforeAll, expect, it } from 'vitest'
import { useSite } from '../support/site.ts'

const site = useSite()

beforeAll(async () => {
  await site.pool.query(`
    insert into posts (title, description, type, is_subscriber_only, status, created_at) values
      ('Bands & <rims>', 'Public', 'video', false, 'published', now()),
      ('For members', 'Described to all', 'video', true, 'published', now()),
      ('Not yet', '', 'video', false, 'scheduled', now())`)
})

it('robots.txt closes what is nobody’s to search and names the sitemap', async () => {
  const { status, text } = await site.visitor().get('/robots.txt')
  expect(status).toBe(200)
  expect(text).toContain('Disallow: /api/')
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

it('sitemap and feed tell published posts as text, and no media', async () => {
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const { status, text, headers } = await site.visitor().get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/xml/)
    expect(text).toContain(`${site.url}/content/`)
    expect(text).not.toMatch(/\/media\/|Not yet|<rims>/)
  }
  expect((await site.visitor().get('/feed.xml')).text).toContain('Bands &#38; &#60;rims&#62;')
})
