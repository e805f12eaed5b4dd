import { isLanguage, type Language } from '#contracts/shared/languages.ts'
import { answerOfPage } from './cacheRule.ts'

type ReadPage = { path: string; title: string; language?: Language | undefined }

/** What anybody may read of the pages that were read last. */
const ANSWERS = 'read'
const PICTURES = 'pictures'
const MAX_PAGES = 20
const MAX_PICTURES = 80
const MAX_PICTURE_BYTES = 400_000

/** Asks again as a signed-out visitor, so that nothing of a person is kept. */
export async function rememberAnswer(address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'omit' }).catch(() => null)
  const cache = await caches.open(ANSWERS)
  if (response?.status === 404 || response?.status === 410) await cache.delete(address, { ignoreSearch: true })
  if (!response?.ok) return
  await replace(
    cache,
    address,
    new Response(await response.blob(), { headers: { 'Content-Type': 'application/json' } }),
  )
  await trim(cache, MAX_PAGES)
}

/** Or else the same page in another language. */
export async function matchAnswer(address: string): Promise<Response | null> {
  const cache = await caches.open(ANSWERS)
  return (await cache.match(address)) ?? (await cache.match(address, { ignoreSearch: true })) ?? null
}

/** Only public pictures: the server says so in their headers. */
export async function rememberPicture(pathname: string, response: Response): Promise<void> {
  const type = response.headers.get('Content-Type') ?? ''
  const isPublic = /^public\b/.test(response.headers.get('Cache-Control') ?? '')
  if (!response.ok || response.type === 'opaque' || !isPublic || !type.startsWith('image/')) return
  const picture = await response.blob()
  if (picture.size > MAX_PICTURE_BYTES) return
  const cache = await caches.open(PICTURES)
  await replace(cache, pathname, new Response(picture, { headers: { 'Content-Type': type } }))
  await trim(cache, MAX_PICTURES)
}

/** Which pages were read says something about the person. */
export async function forgetReading(): Promise<void> {
  await Promise.all([ANSWERS, PICTURES].map((name) => caches.delete(name)))
}

/** In any width. */
export const matchPicture = async (pathname: string): Promise<Response | null> =>
  (await (await caches.open(PICTURES)).match(pathname)) ?? null

/** The titles of the pages that can be read, last read first. */
export async function listReadPages(): Promise<ReadPage[]> {
  const cache = await caches.open(ANSWERS)
  const pages = (await cache.keys()).map(async (request) => {
    const stored = await cache.match(request)
    const answer: unknown = await stored?.json()
    const title = titleOf(answer)
    const path = pageOfAnswer(new URL(request.url).pathname)
    return title && path ? { path, title, language: languageOf(answer) } : null
  })
  const read = (await Promise.all(pages)).filter((page) => page !== null).reverse()
  // A page may have been read in both languages.
  return read.filter(({ path }, at) => read.findIndex((one) => one.path === path) === at)
}

function pageOfAnswer(address: string): string | null {
  const [, kind = '', id = ''] = /^\/api\/(\w+)\/(\d+)$/.exec(address) ?? []
  const screen = { posts: 'content', merchandise: 'merchandise', products: 'shop' }[kind]
  const path = `/${screen}/${id}`
  return answerOfPage(path) === address ? path : null
}

function titleOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  if ('title' in answer && typeof answer.title === 'string') return answer.title
  return 'name' in answer && typeof answer.name === 'string' ? answer.name : null
}

function languageOf(answer: unknown): Language | undefined {
  if (typeof answer !== 'object' || answer === null || !('language' in answer)) return undefined
  return isLanguage(answer.language) ? answer.language : undefined
}

/** Removed first, because caches list their entries by when they were added. */
async function replace(cache: Cache, address: string, response: Response): Promise<void> {
  await cache.delete(address)
  await cache.put(address, response)
}

async function trim(cache: Cache, most: number): Promise<void> {
  const entries = await cache.keys()
  await Promise.all(entries.slice(0, Math.max(0, entries.length - most)).map((entry) => cache.delete(entry)))
}
