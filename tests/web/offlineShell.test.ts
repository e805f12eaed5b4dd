import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { server } from './support/api.ts'
import { stubCaches } from './support/memoryCaches.ts'

const pageIn = (language: string, texts = '') =>
  HttpResponse.html(`<html lang="${language}"><script src="/assets/index.js"></script>${texts}</html>`)
let stored: Map<string, Map<string, string>>

beforeEach(() => {
  stored = stubCaches()
  vi.stubGlobal('SHELL_FILES', ['/assets/index.js'])
  vi.stubGlobal('SAVED_FILES', [])
  vi.stubGlobal('TEXT_FILES', { de: '/assets/texts-de.js' })
  vi.stubGlobal('SHELL_RELEASE', 'now')
  server.use(
    http.get('/assets/:name', ({ params }) => HttpResponse.text(String(params['name']))),
    http.get('/offline', () => pageIn('en')),
    http.get('/de/offline', () => pageIn('de', '<link rel="modulepreload" href="/assets/texts-de.js">')),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const load = () => import('../../web/src/lib/offline/shell.ts')
const kept = () => [...(stored.get('shell:now')?.keys() ?? [])]

it('a visitor who reads German can read offline in German', async () => {
  const { installShell, matchDocument } = await load()
  await installShell(['en', 'de', 'de'])
  expect(kept()).toEqual(['/assets/index.js', '/offline', '/assets/texts-de.js', '/de/offline'])
  expect(await (await matchDocument('de'))?.text()).toContain('lang="de"')
  expect(await (await matchDocument('en'))?.text()).toContain('lang="en"')
})

it('a visitor who reads English keeps no German texts, and a German page opens in English', async () => {
  const { installShell, keepLanguage, matchDocument } = await load()
  await installShell([])
  await keepLanguage('en')
  expect(kept()).toEqual(['/assets/index.js', '/offline'])
  expect(await (await matchDocument('de'))?.text()).toContain('lang="en"')
})

it('the first German page is enough to keep German', async () => {
  const { installShell, keepLanguage } = await load()
  await installShell(['en'])
  await keepLanguage('de')
  expect(kept()).toContain('/de/offline')
})

it('a German page of another release is not kept', async () => {
  server.use(http.get('/de/offline', () => pageIn('de', '<script src="/assets/newer.js"></script>')))
  const { installShell } = await load()
  await installShell(['de'])
  expect(kept()).not.toContain('/de/offline')
})
