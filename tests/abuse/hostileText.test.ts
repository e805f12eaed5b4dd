import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { HOSTILE_MARKUP } from '../support/hostile/markup.ts'
import { dangersOf, readPage } from '../support/hostile/readPage.ts'
import { sendFromPanel } from '../support/panel.ts'
import { signUpEmployee, signUpMember, tellPrint } from '../support/people.ts'
import { type Post, publishGallery } from '../support/posts.ts'
import { sendForm } from '../support/rawHttp.ts'
import { address, checkoutForm, fillCart, syncCatalogue, unpaced, variantsInStock } from '../support/shop.ts'
import { useSite } from '../support/site.ts'
import { PRINT_KEY } from '../support/siteVariables.ts'

const site = useSite()
let employee: Browser
let post: Post
let variantId: number

beforeAll(async () => {
  unpaced()
  employee = await signUpEmployee(site)
  await syncCatalogue(site)
  variantId = (await variantsInStock(site))[0]?.id ?? 0
  post = await publishGallery(employee, { isSubscriberOnly: false })
  for (const words of HOSTILE_MARKUP) {
    const answer = await employee.post('/api/admin/products', {
      name: words,
      description: words,
      category: words,
      price: 1,
    })
    expect(answer.status).toBe(201)
    await employee.post(`/api/posts/${post.id}/comments`, { content: words })
  }
})

const pages = () => ['/', '/content', `/content/${post.id}`, '/shop', '/merchandise', '/orders', '/nowhere']

describe('hostile markup', () => {
  it.each(HOSTILE_MARKUP)(
    'in a post’s title and description is escaped on every page and in the feed: %s',
    async (words) => {
      const changed = await employee.patch(`/api/admin/posts/${post.id}`, { title: words, description: words })
      expect(changed.status).toBe(200)
      const visitor = site.visitor()
      const [read, ...shown] = await Promise.all([
        visitor.get(`/api/posts/${post.id}`),
        ...pages().map((path) => visitor.get(path)),
      ])
      expect(read.json).toMatchObject({ title: words.trim(), description: words.trim() })
      for (const { text, headers } of shown) {
        const page = readPage(text)
        expect(dangersOf(page)).toEqual([])
        expect(headers.get('content-security-policy')).toMatch(/script-src 'self'[^;]*;/)
        expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*'unsafe/)
        const data = page.querySelector('#initial-data')?.textContent ?? '{}'
        expect(() => JSON.parse(data) as unknown).not.toThrow()
      }
      const feed = readPage((await visitor.get('/feed.xml')).text, 'text/xml')
      expect([...feed.querySelectorAll('item > title')].map(({ textContent }) => textContent)).toContain(words.trim())
      expect(feed.querySelectorAll('item *:not(title, link, guid, pubDate, description)')).toHaveLength(0)
    },
  )

  it('in products and comments is returned unchanged as JSON with nosniff', async () => {
    const products = await site.visitor().get('/api/products')
    const comments = await employee.get(`/api/posts/${post.id}/comments`)
    expect((products.json as { name: string }[]).map(({ name }) => name)).toEqual(
      expect.arrayContaining(HOSTILE_MARKUP.map((words) => words.trim())),
    )
    expect((comments.json as unknown[]).length).toBeGreaterThanOrEqual(5)
    for (const { headers } of [products, comments]) {
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('in a URL does not become part of the page', async () => {
    for (const words of HOSTILE_MARKUP) {
      const encoded = encodeURIComponent(words)
      const asked = [
        `/${encoded}`,
        `/content?q=${encoded}`,
        `/merchandise?q=${encoded}&category=${encoded}`,
        `/orders?success=true&order=${encoded}`,
        ...['login', 'employee-login', 'signup', 'forgot-password', 'reset-password'].map(
          (page) =>
            `/api/${page}?error=${encoded}&field=${encoded}&notice=${encoded}&token=${encoded}&redirect=${encoded}&wait=${encoded}`,
        ),
      ]
      for (const path of asked) expect(dangersOf(readPage((await site.visitor().get(path)).text)), path).toEqual([])
    }
  })

  it('in a rejected sign-up form is restored as text in its field', async () => {
    const visitor = site.visitor()
    for (const words of HOSTILE_MARKUP.slice(0, 12)) {
      const fields = { email: words, password: 'short', firstName: words, lastName: words }
      const { headers } = await sendForm(site, '/api/signup', fields, { from: '127.0.9.1' })
      const cookie = headers['set-cookie']?.map((line) => line.split(';')[0] ?? '').join('; ') ?? ''
      const { text } = await visitor.get(headers.location ?? '/', { headers: { cookie } })
      const page = readPage(text)
      expect(dangersOf(page)).toEqual([])
      expect(page.querySelector('input[name=firstName]')?.getAttribute('value')).toBe(words)
    }
  })

  it('in a name, address or message is escaped or rejected', async () => {
    for (const words of HOSTILE_MARKUP) {
      const buyer = site.visitor()
      await fillCart(buyer, variantId)
      const shippingAddress = { ...address, firstName: words, lastName: words, street: words, city: words }
      const bought = await buyer.post('/api/checkout/create-payment', { ...checkoutForm, shippingAddress })
      expect([200, 400]).toContain(bought.status)
      const message = await buyer.send('POST', '/api/contact', {
        body: { name: words, email: 'a@example.test', message: words },
      })
      expect([204, 400, 429]).toContain(message.status)
    }
    const odd = await signUpMember(site)
    const { rows } = await site.pool.query<{ id: number }>('select id from users where email = $1', [odd.email])
    const renamed = await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${rows[0]?.id}`, {
      firstName: '<b>__ran</b>',
    })
    expect(renamed.status).toBe(200)
    expect(dangersOf(readPage((await odd.get('/')).text))).toEqual([])
  })

  it('from the print provider is escaped, and its unsafe URLs and colors are dropped', async () => {
    const listed = await fetch(`${site.printBase}/articles?limit=1`, {
      headers: { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY },
    })
    const [article] = ((await listed.json()) as { items: { id: number; variants: object[]; images: object[] }[] }).items
    const sent = HOSTILE_MARKUP.slice(0, 12)
    for (const words of sent) {
      const variants = article?.variants.map((variant) => ({
        ...variant,
        sizeName: words,
        appearanceName: words,
        appearanceColorValue: `red;background:url(//evil.example)${words}`,
      }))
      const images = article?.images.map((image) => ({ ...image, imageUrl: words }))
      await tellPrint(site, 'articles', {
        put: { id: article?.id, title: words, description: words, variants, images },
      })
      expect([200, 502]).toContain((await employee.post('/api/merchandise/sync')).status)
      const { text, json } = await site.visitor().get('/api/merchandise')
      expect(text).not.toMatch(/background:url/)
      const items = json as { images: { imageUrl: string }[]; variants: { appearanceColorValue: string | null }[] }[]
      const pictures = items.flatMap((item) => item.images.map(({ imageUrl }) => imageUrl))
      expect(pictures.filter((picture) => !/^https?:\/\//.test(picture))).toEqual([])
      const colors = items.flatMap((item) => item.variants.map((variant) => variant.appearanceColorValue ?? '#000'))
      expect(colors.filter((color) => !/^#[0-9a-f]{3,8}$/i.test(color))).toEqual([])
      expect(dangersOf(readPage((await site.visitor().get('/merchandise')).text))).toEqual([])
    }
  })
})
