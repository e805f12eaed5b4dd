import { createPartialResponse } from 'workbox-range-requests'
import { inLanguage, type Language, splitLanguage } from '#contracts/shared/languages.ts'
import { answerOfPage, cacheRuleOf, isOfflineScreen, keptAddress } from './lib/offline/cacheRule.ts'
import { forgetPerson } from './lib/offline/forgetPerson.ts'
import { matchField } from './lib/offline/matchField.ts'
import { readPushText } from './lib/offline/pushText.ts'
import { forgetReading, matchAnswer, matchPicture, rememberAnswer, rememberPicture } from './lib/offline/readPages.ts'
import {
  installShell,
  keepFile,
  keepLanguage,
  matchDocument,
  matchFile,
  refreshDocument,
  removeOldShells,
} from './lib/offline/shell.ts'
import type { FetchEvent, WorkerScope } from './lib/offline/workerScope.ts'

declare const self: WorkerScope

// A new worker waits until all pages of the old release are closed, because they need its files.
self.addEventListener('install', (event) => event.waitUntil(openLanguages().then(installShell)))

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldShells(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const { method, mode, destination, referrer } = request
  switch (cacheRuleOf({ method, mode, destination, referrer, url }, self.location.origin)) {
    case 'page':
      return event.respondWith(openPage(event, url))
    case 'file':
      return event.respondWith(openFile(event, url))
    case 'answer':
      return event.respondWith(answer(event, url))
    case 'media':
      return event.respondWith(media(event, url))
    case 'film':
      return event.respondWith(savedFile(request, url))
    case 'signOut':
      return event.waitUntil(Promise.all([forgetPerson(self.registration), forgetReading()]))
    case 'network':
  }
})

/** The page that was open before there was a worker. */
self.addEventListener('message', (event) => {
  const path: unknown = event.data
  if (typeof path !== 'string') return
  const address = answerOfPage(path)
  if (address) event.waitUntil(rememberAnswer(address))
  event.waitUntil(keepLanguage(splitLanguage(path).language))
})

self.addEventListener('push', (event) => {
  const push = readPushText(event.data?.text() ?? '')
  if (!push) return
  const { title, body, tag, path } = push
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: path, icon: '/icons/agate/192.png' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { origin } = self.location
  const url = new URL(String(event.notification.data), origin)
  if (url.origin === origin) event.waitUntil(showPage(url.href))
})

async function openLanguages(): Promise<Language[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.map(({ url }) => splitLanguage(new URL(url).pathname).language)
}

async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const response = await fetch(event.request)
    const address = answerOfPage(url.pathname)
    if (address && response.ok) event.waitUntil(rememberAnswer(address))
    const { language } = splitLanguage(url.pathname)
    event.waitUntil(keepLanguage(language).then(() => refreshDocument(language)))
    return response
  } catch {
    return openOffline(url)
  }
}

async function openOffline(url: URL): Promise<Response> {
  const address = answerOfPage(url.pathname)
  const isKept = isOfflineScreen(url.pathname) || (address !== null && (await kept(address)) !== null)
  const from = encodeURIComponent(url.pathname + url.search)
  const { language } = splitLanguage(url.pathname)
  if (isKept) return (await matchDocument(language)) ?? Response.error()
  return Response.redirect(inLanguage(language, `/offline?from=${from}`))
}

async function openFile(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const file = await matchFile(pathname)
  if (file) return file
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keepFile(pathname, response.clone()))
  return response
}

/** A saved copy has more than what everybody may read. */
const kept = async (address: string): Promise<Response | null> =>
  (await matchField(new URL(address, self.location.origin))) ?? (await matchAnswer(address))

async function answer(event: FetchEvent, url: URL): Promise<Response> {
  const address = keptAddress(url)
  try {
    const response = await fetch(event.request)
    event.waitUntil(rememberAnswer(address))
    return response
  } catch {
    return (await kept(address)) ?? Response.error()
  }
}

async function media(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const response = await fetch(event.request)
    if (event.request.destination === 'image') event.waitUntil(rememberIfRead(event, url, response.clone()))
    return response
  } catch {
    return (await matchPicture(url.pathname)) ?? savedFile(event.request, url)
  }
}

/** Pictures of lists would push out those of the pages that were read. */
async function rememberIfRead({ clientId }: FetchEvent, { pathname }: URL, response: Response): Promise<void> {
  const client = await self.clients.get(clientId)
  if (client && answerOfPage(new URL(client.url).pathname)) await rememberPicture(pathname, response)
}

async function savedFile(request: Request, url: URL): Promise<Response> {
  const file = await matchField(url)
  if (!file) return Response.error()
  return request.headers.has('range') ? createPartialResponse(request, file) : file
}

async function showPage(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((client) => client.url === url)
  await (open ? open.focus() : self.clients.openWindow(url))
}
