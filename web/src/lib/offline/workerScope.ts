/** The parts of a service worker's global scope that ours uses; the compiler's own types exclude those of pages. */
type WaitingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = WaitingEvent & {
  request: Request
  clientId: string
  respondWith: (response: Promise<Response>) => void
}
type MessageFromPage = WaitingEvent & { data: unknown }
type PushEvent = WaitingEvent & { data: { text: () => string } | null }
type NotificationEvent = WaitingEvent & { notification: Notification }

type WindowClient = { url: string; focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> }

export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: MessageFromPage) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  }
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<WindowClient | undefined>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<WindowClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
}
