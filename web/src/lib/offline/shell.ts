import { inLanguage, type Language } from '#contracts/shared/languages.ts'
import { listFieldCaches } from './fieldStore.ts'

/** Set by the build: the files a page for reading needs, those a saved film or gallery adds, and a name for exactly these. */
declare const SHELL_FILES: string[]
declare const SAVED_FILES: string[]
/** The file with the texts of a language other than English. */
declare const TEXT_FILES: Partial<Record<Language, string>>
declare const SHELL_RELEASE: string

const PREFIX = 'shell:'
const NAME = `${PREFIX}${SHELL_RELEASE}`
/** A page without data, which can open any screen. */
const documentIn = (language: Language): string => inLanguage(language, '/offline')
const DAY_MS = 86_400_000

/**
 * All or nothing: a worker never opens a page whose parts are missing.
 * @param languages of the pages that are open.
 */
export async function installShell(languages: Language[]): Promise<void> {
  const page = await fetchDocument('en')
  if (!page) throw new Error('A newer release is being served')
  const cache = await caches.open(NAME)
  const hasSavedPosts = (await listFieldCaches()).length > 0
  await cache.addAll([...SHELL_FILES, ...(hasSavedPosts ? SAVED_FILES : [])])
  await cache.put(documentIn('en'), page)
  for (const language of new Set(languages)) await keepLanguage(language)
}

/** Its texts are needed before its pages. English is in every file. */
export async function keepLanguage(language: Language): Promise<void> {
  const texts = TEXT_FILES[language]
  if (!texts || (await matchFile(documentIn(language)))) return
  const cache = await caches.open(NAME)
  await cache.add(texts)
  await refreshDocument(language)
}

export async function removeOldShells(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(names.map((name) => caches.delete(name)))
}

export const matchFile = async (pathname: string): Promise<Response | undefined> =>
  (await caches.open(NAME)).match(pathname, { ignoreVary: true })

/** Other parts of the program that were used. At most the whole build, until the next release. */
export async function keepFile(pathname: string, response: Response): Promise<void> {
  await (await caches.open(NAME)).put(pathname, response)
}

/** In English if the language was never open. */
export const matchDocument = async (language: Language): Promise<Response | undefined> =>
  (await matchFile(documentIn(language))) ?? matchFile(documentIn('en'))

/** So that the owner's name and colors are current. */
export async function refreshDocument(language: Language): Promise<void> {
  const stored = await matchFile(documentIn(language))
  const date = Date.parse(stored?.headers.get('Date') ?? '')
  if (Date.now() - date < DAY_MS) return
  const page = await fetchDocument(language).catch(() => null)
  if (page) await (await caches.open(NAME)).put(documentIn(language), page)
}

/** As a signed-out visitor. Null if the page is of another release than this worker. */
async function fetchDocument(language: Language): Promise<Response | null> {
  const response = await fetch(documentIn(language), { credentials: 'omit', cache: 'no-store' })
  if (!response.ok) throw new Error(`The offline page responded with ${response.status}`)
  const html = await response.text()
  const parts = html.match(/\/assets\/[\w.-]+\.js/g) ?? []
  const own = [...SHELL_FILES, TEXT_FILES[language]]
  if (!parts.every((part) => own.includes(part))) return null
  const headers = new Headers(response.headers)
  headers.delete('Vary')
  return new Response(html, { headers })
}
