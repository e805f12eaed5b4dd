import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { Router } from 'express'
import type { Payload } from 'payload'
import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { inLanguage } from '#contracts/shared/languages.ts'
import { isScreenOffered, languagesWithout } from '#contracts/platform/siteParts.ts'
import { roundAddress } from '#contracts/community/roundAddress.ts'
import { poolOf } from '#database/poolOf.ts'
import { listArticles } from '#domain/shop/articles/listArticles.ts'
import { merchantFeed } from '#domain/shop/articles/merchantFeed.ts'
import { listProductOptions } from '#domain/shop/catalogue/listProductOptions.ts'
import { listProducts } from '#domain/shop/catalogue/products.ts'
import { listMerchandise } from '#domain/shop/catalogue/listMerchandise.ts'
import { element, writeXml } from '#domain/platform/writeXml.ts'
import { findPosts } from '#domain/content/posts/findPosts.ts'
import { findPublishedIds } from '#domain/content/posts/findPublishedIds.ts'
import { nameRounds } from '#domain/community/questions/findRounds.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { readOwnPaths } from '#domain/platform/site/readOwnPaths.ts'
import { env } from '#env'
import { cacheHeaders } from '../cache/cachedEndpoints.ts'
import { alternatesOf } from '../ssr/alternatesOf.ts'
import { screens } from '../ssr/screens.ts'
import { sendCompressed } from './sendCompressed.ts'

/** Limit of the sitemap standard. */
const MAX_ENTRIES = 50_000
const MAX_ARTICLES = 20_000
const MAX_ROUNDS = 1_000
const PAGES = screens.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)
const CLOSED = screens.filter(({ isIndexed, path }) => !isIndexed && !path.includes(':')).map(({ path }) => path)

const SITEMAP_SPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/** RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180

/** Contains only what signed-out visitors see, without media. */
export function discoveryRoutes(payload: Payload): Router {
  const { SITE_URL } = env()
  const guest = () => ({ payload, pool: poolOf(payload), user: null, now: new Date(), log: payload.logger })
  const publicPosts = () => findPosts(guest(), { limit: 100 })
  const { cacheControl } = cacheHeaders('guest', 'everyone')
  const router = Router()

  router.get('/robots.txt', (_request, response) => {
    const closed = ['/api/', '/cms', '/feeds/', ...CLOSED].map((path) => `Disallow: ${path}`)
    response.type('txt').send(['User-agent: *', ...closed, `Sitemap: ${SITE_URL}/sitemap.xml`, ''].join('\n'))
  })

  // Contact is at the bottom of every page.
  router.get('/.well-known/security.txt', (_request, response) => {
    const expires = new Date(guest().now.getTime() + SECURITY_DAYS * DAY_MS)
    expires.setUTCHours(0, 0, 0, 0)
    const fields = [
      `Contact: ${SITE_URL}/`,
      `Expires: ${expires.toISOString().replace('.000', '')}`,
      'Preferred-Languages: en',
      `Canonical: ${SITE_URL}/.well-known/security.txt`,
    ]
    response
      .set('Cache-Control', cacheControl)
      .type('txt')
      .send([...fields, ''].join('\n'))
  })

  router.get('/sitemap.xml', async (request, response) => {
    const off = await readPartsOff(poolOf(payload))
    const languages = languagesWithout(off)
    const { pages } = await readOwnPaths(poolOf(payload))
    const articles = (await listArticles(poolOf(payload), MAX_ARTICLES)).filter(
      ({ kind }) => !off.includes(kind === 'merchandise' ? 'merchandise' : 'own-goods'),
    )
    const rounds = off.includes('questions') ? [] : await nameRounds(poolOf(payload), MAX_ROUNDS)
    const own = [
      ...PAGES.filter((path) => isScreenOffered(path, off)),
      ...[...pages].map((slug) => `/${slug}`),
      ...rounds.map(({ id, title }) => roundAddress(id, title)),
      ...articles.map(({ kind, id, title }) => articleAddress(kind, id, title)),
    ]
    const maxPages = Math.floor(MAX_ENTRIES / languages.length)
    const posts = (await findPublishedIds(poolOf(payload), maxPages - own.length)).map((id) => `/content/${id}`)
    const entries = [...own, ...posts].flatMap((path) => {
      const alternates = alternatesOf(path, languages).map(({ hreflang, url }) =>
        element('xhtml:link', '', { rel: 'alternate', hreflang, href: url }),
      )
      return languages.map((language) => {
        const url = SITE_URL + inLanguage(language, path)
        return element('url', [element('loc', url), ...alternates])
      })
    })
    response.set('Cache-Control', cacheControl).type('xml')
    await sendCompressed(request, response, writeXml(element('urlset', entries, SITEMAP_SPACES)))
  })

  router.get('/feed.xml', async (request, response) => {
    const { brand } = await readBrand(poolOf(payload))
    const items = (await publicPosts()).map(({ id, title, description, createdAt }) =>
      element('item', [
        element('title', title),
        element('link', `${SITE_URL}/content/${id}`),
        element('guid', `${SITE_URL}/content/${id}`),
        element('pubDate', createdAt.toUTCString()),
        element('description', description ?? ''),
      ]),
    )
    const channel = element('channel', [
      element('title', brand.name),
      element('link', `${SITE_URL}/`),
      element('atom:link', '', { href: `${SITE_URL}/feed.xml`, rel: 'self', type: 'application/rss+xml' }),
      element('description', brand.tagline),
      ...items,
    ])
    const spaces = { 'xmlns:atom': 'http://www.w3.org/2005/Atom' }
    response.set('Cache-Control', cacheControl).type('application/rss+xml')
    await sendCompressed(request, response, writeXml(element('rss', [channel], { version: '2.0', ...spaces })))
  })

  router.get('/merchant-feed.xml', async (request, response) => {
    const { brand } = await readBrand(poolOf(payload))
    const off = await readPartsOff(poolOf(payload))
    const [merchandise, products, options] = await Promise.all([
      off.includes('merchandise') ? [] : listMerchandise(guest()),
      off.includes('own-goods') ? [] : listProducts(guest()),
      off.includes('own-goods') ? [] : listProductOptions(poolOf(payload)),
    ])
    response.set('Cache-Control', cacheControl).type('application/rss+xml')
    await sendCompressed(
      request,
      response,
      merchantFeed(
        { merchandise, products, options },
        { siteUrl: SITE_URL, brand: brand.name, tagline: brand.tagline },
      ),
    )
  })
  return router
}
