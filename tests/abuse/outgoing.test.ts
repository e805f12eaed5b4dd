import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { sendFromPanel } from '../support/panel.ts'
import { jobsDone } from '../support/orders.ts'
import { signUpEmployee, signUpMember, tellPrint } from '../support/people.ts'
import { type Post, publishGallery } from '../support/posts.ts'
import { syncCatalogue, unpaced } from '../support/shop.ts'
import { useSite } from '../support/site.ts'
import { ANSWERED } from '../support/statuses.ts'
import { PRINT_KEY } from '../support/siteVariables.ts'

const site = useSite()
let canary: Server
let port: number
let calls: string[]
let employee: Browser
let member: Browser
let post: Post

beforeAll(async () => {
  unpaced()
  canary = createServer((request, response) => {
    calls.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('x')
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  port = (canary.address() as AddressInfo).port
  employee = await signUpEmployee(site)
  member = await signUpMember(site)
  post = await publishGallery(employee)
})
beforeEach(() => {
  calls = []
})
afterAll(async () => {
  canary.closeAllConnections()
  await new Promise((resolve) => canary.close(resolve))
})

const inside = () => [
  `http://127.0.0.1:${port}/a.jpg`,
  `http://localhost:${port}/b.jpg`,
  `http://[::1]:${port}/c.jpg`,
  `http://[::ffff:127.0.0.1]:${port}/d.jpg`,
  `http://[0:0:0:0:0:ffff:7f00:1]:${port}/e.jpg`,
  `http://2130706433:${port}/f.jpg`,
  `http://0x7f.1:${port}/g.jpg`,
  `http://0177.0.0.1:${port}/h.jpg`,
  `http://127.1:${port}/i.jpg`,
  `http://0.0.0.0:${port}/j.jpg`,
  `http://127.0.0.1.nip.io:${port}/k.jpg`,
  `http://user:word@127.0.0.1:${port}/l.jpg`,
  `//127.0.0.1:${port}/m.jpg`,
  `http:127.0.0.1:${port}/n.jpg`,
  `HTTP://127.0.0.1:${port}/o.jpg`,
  `http://127.0.0.1:${port}/p.jpg#.jpg`,
  `http://127.0.0.1:${port}/media/uploads/${'a'.repeat(32)}`,
  `http://①②⑦.⓪.⓪.①:${port}/q.jpg`,
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/x',
  'ftp://127.0.0.1/x',
  'data:image/png;base64,iVBORw0KGgo=',
  '/media/../../../etc/passwd',
  'https://evil.example/redirects-inside.jpg',
]

describe('a URL in user input', () => {
  it('is rejected as a file of a post, a product or the cover photo, and not fetched', async () => {
    for (const address of inside()) {
      const answers = await Promise.all([
        member.post('/api/posts', { title: 'x', type: 'video', videoURL: address }),
        member.post('/api/posts', { title: 'x', type: 'gallery', imageURLs: [address] }),
        employee.post('/api/admin/posts', { title: 'x', type: 'video', videoURL: address }),
        employee.post('/api/admin/products', { name: 'x', price: 1, imageUrl: address }),
        employee.put('/api/cover-photo', { coverPhotoURL: address }),
      ])
      expect(
        answers.map(({ status }) => status),
        address,
      ).toEqual([400, 400, 400, 400, 400])
    }
    await jobsDone(site)
    expect(calls).toEqual([])
  })

  it('is not fetched when sent to the panel’s REST API', async () => {
    for (const address of inside()) {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ alt: 'x', url: address, filename: 'x.jpg', mimeType: 'image/jpeg' }))
      const filed = new FormData()
      filed.set('_payload', JSON.stringify({ alt: 'x' }))
      filed.set(
        'file',
        JSON.stringify({
          filename: 'x.jpg',
          mimeType: 'image/jpeg',
          size: 1,
          url: address,
          clientUploadContext: { url: address },
        }),
      )
      const body = { alt: 'x', url: address, filename: 'x.jpg', thumbnailURL: address, sizes: { x: { url: address } } }
      const answers = await Promise.all([
        sendFromPanel(site, employee, 'POST', '/cms/api/media', form),
        sendFromPanel(site, employee, 'POST', '/cms/api/media', filed),
        sendFromPanel(site, employee, 'POST', '/cms/api/media', body),
        sendFromPanel(site, employee, 'PATCH', '/cms/api/media/1', body),
        sendFromPanel(site, employee, 'GET', `/cms/api/media/paste-url?src=${encodeURIComponent(address)}`),
        sendFromPanel(site, employee, 'GET', `/cms/api/media/paste-url/1?src=${encodeURIComponent(address)}`),
        sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${post.id}`, {
          cover: address,
          video: address,
          url: address,
        }),
        sendFromPanel(site, employee, 'POST', '/cms/api/site-settings', { key: 'cover_photo_url', value: address }),
      ])
      expect(
        answers.slice(0, 3).map(({ status }) => status),
        address,
      ).toEqual([400, 400, 400])
      for (const { status } of answers) expect(ANSWERED, address).toContain(status)
    }
    await jobsDone(site)
    expect(calls).toEqual([])
  })

  it('is not fetched when sent in a header or as a redirect', async () => {
    const address = `http://127.0.0.1:${port}/header`
    const headers = {
      host: `127.0.0.1:${port}`,
      'x-forwarded-host': `127.0.0.1:${port}`,
      'x-forwarded-proto': 'http',
      referer: address,
      origin: site.url,
      'x-callback-url': address,
      'x-wap-profile': address,
    }
    for (const path of [
      '/',
      '/api/config',
      '/api/login',
      '/api/login/oidc',
      `/api/login?redirect=${address}`,
      '/api/billing',
    ]) {
      expect(ANSWERED).toContain((await member.get(path, { headers })).status)
    }
    expect(calls).toEqual([])
  })
})

it('a picture URL from the print provider is loaded by browsers and not fetched by the site', async () => {
  await syncCatalogue(site)
  const listed = await fetch(`${site.printBase}/articles?limit=1`, {
    headers: { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY },
  })
  const [article] = ((await listed.json()) as { items: { id: number; images: object[] }[] }).items
  const images = article?.images.map((image) => ({ ...image, imageUrl: `http://127.0.0.1:${port}/shirt.jpg` }))
  await tellPrint(site, 'articles', { put: { id: article?.id, images } })
  expect((await employee.post('/api/merchandise/sync')).status).toBe(200)
  await site.visitor().get('/merchandise')
  await jobsDone(site)
  expect(calls).toEqual([])
})
