import { Router } from 'express'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { inLanguage, LANGUAGES, splitLanguage } from '#contracts/shared/languages.ts'
import { isScreenOffered } from '#contracts/platform/siteParts.ts'
import { manifestAddress } from '#contracts/platform/manifestAddress.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { msg } from '#contracts/shared/msg.ts'
import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import { poolOf } from '#database/poolOf.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { drawIcon } from '#media/drawIcon.ts'
import { findMedia } from '#media/findMedia.ts'
import { textsIn } from '#texts/textsIn.ts'
import { cacheHeaders } from '../cache/cachedEndpoints.ts'

/** Of the mark that is drawn for a new site. */
const BACKGROUND = '#0A0E10'
const ICONS = [
  { name: '192', size: 192, purpose: 'any' },
  { name: '512', size: 512, purpose: 'any' },
  { name: 'maskable', size: 512, purpose: 'maskable' },
]
const SHORTCUTS = [
  { name: msg('Content'), path: '/content' },
  { name: msg('Merchandise'), path: '/merchandise' },
  { name: msg('Saved for the field'), path: '/saved' },
  { name: msg('My finds'), path: '/finds' },
]

/** What makes the site installable, in the owner's name, colors and icon. */
export function manifestRoutes(payload: Payload): Router {
  const { cacheControl } = cacheHeaders('guest', 'everyone')
  const drawn = new LRUCache<string, Buffer>({ max: 2 * ICONS.length })
  const router = Router()

  // One app with one id: it starts in the language of the page that was opened last.
  router.get(LANGUAGES.map(manifestAddress), async (request, response) => {
    const { language } = splitLanguage(request.path)
    const t = textsIn(language)
    const { brand, theme } = await readBrand(poolOf(payload))
    const off = await readPartsOff(poolOf(payload))
    const shortcuts = SHORTCUTS.filter(({ path }) => isScreenOffered(path, off))
    const mark = brand.faviconUrl?.replace(mediaAddress(''), '') ?? 'agate'
    response.set('Cache-Control', cacheControl).type('application/manifest+json')
    response.json({
      id: '/',
      name: brand.name,
      short_name: brand.name,
      description: brand.tagline === BRAND_DEFAULTS.tagline ? t(BRAND_DEFAULTS.tagline) : brand.tagline,
      lang: language,
      start_url: inLanguage(language, '/'),
      scope: '/',
      display: 'standalone',
      background_color: BACKGROUND,
      theme_color: theme.dark.carnelian ?? BACKGROUND,
      icons: ICONS.map(({ name, size, purpose }) => ({
        src: `/icons/${mark}/${name}.png`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
      shortcuts: shortcuts.map(({ name, path }) => ({ name: t(name), url: inLanguage(language, path) })),
    })
  })

  // The icons of a new site are files of the build.
  router.get('/icons/:key/:name.png', async (request, response) => {
    const { key, name } = request.params
    const icon = ICONS.find((candidate) => candidate.name === name)
    const { brand, theme } = await readBrand(poolOf(payload))
    if (!icon || brand.faviconUrl !== mediaAddress(key)) throw new AppError('not_found')
    const found = await findMedia(poolOf(payload), key)
    if (!found) throw new AppError('not_found')
    const background = icon.purpose === 'maskable' ? (theme.dark.carnelian ?? BACKGROUND) : null
    const id = `${key} ${name} ${background}`
    const png = drawn.get(id) ?? (await drawIcon(found.media.filename, { size: icon.size, background }))
    drawn.set(id, png)
    response.set('Cache-Control', cacheControl).type('png').send(png)
  })
  return router
}
