import { listFieldCaches } from './fieldStore.ts'

/** Set by the build: the files a page for reading needs, those a saved film or gallery adds, and a name for exactly these. */
declare const SHELL_FILES: string[]
declare const SAVED_FILES: string[]
declare const SHELL_RELEASE: string

const PREFIX = 'shell:'
const NAME = `${PREFIX}${SHELL_RELEASE}`
/** A page without data, which can open any screen. */
const DOCUMENT = '/offline'
const DAY_MS = 86_400_000

/** All or nothing: a worker never opens a page whose parts are missing. */
export async function installShell(): Promise<void> {
  const page = await fetchDocument()
  if (!page) throw new Error('A newer release is being served')
  const cache = await caches.open(NAME)
  const hasSavedPosts = (await listFieldCaches()).length > 0
  await cache.addAll([...SHELL_FILES, ...(hasSavedPosts ? SAVED_FILES : [])])
  await cache.put(DOCUMENT, page)
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

export const matchDocument = (): Promise<Response | undefined> => matchFile(DOCUMENT)

/** So that the owner's name and colors are current. */
export async function refreshDocument(): Promise<void> {
  const stored = await matchDocument()
  const date = Date.parse(stored?.headers.get('Date') ?? '')
  if (Date.now() - date < DAY_MS) return
  const page = await fetchDocument().catch(() => null)
  if (page) await (await caches.open(NAME)).put(DOCUMENT, page)
}

/** As a signed-out visitor. Null if the page is of another release than this worker. */
async function fetchDocument(): Promise<Response | null> {
  const response = await fetch(DOCUMENT, { credentials: 'omit', cache: 'no-store' })
  if (!response.ok) throw new Error(`The offline page responded with ${response.status}`)
  const html = await response.text()
  const parts = html.match(/\/assets\/[\w.-]+\.js/g) ?? []
  if (!parts.every((part) => SHELL_FILES.includes(part))) return null
  const headers = new Headers(response.headers)
  headers.delete('Vary')
  return new Response(html, { headers })
}
