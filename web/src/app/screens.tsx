import { lazy, useState, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { fetchChunk } from '../lib/fetchChunk.ts'

/** Every screen but the front page is its own chunk, fetched when it is first shown. */
export const HomePage = screen(async () => (await import('../routes/HomePage.tsx')).HomePage)

/** What stands at which address. `/upload` and `/admin` say themselves who may stay. */
export const SCREENS = [
  { path: '/content', Screen: screen(async () => (await import('../routes/ContentPage.tsx')).ContentPage) },
  { path: '/content/:id', Screen: screen(async () => (await import('../routes/PostPage.tsx')).PostPage) },
  { path: '/shop', Screen: screen(async () => (await import('../routes/ShopPage.tsx')).ShopPage) },
  { path: '/merchandise', Screen: screen(async () => (await import('../routes/MerchandisePage.tsx')).MerchandisePage) },
  { path: '/cart', Screen: screen(async () => (await import('../routes/CartPage.tsx')).CartPage) },
  { path: '/checkout', Screen: screen(async () => (await import('../routes/CheckoutPage.tsx')).CheckoutPage) },
  { path: '/orders', Screen: screen(async () => (await import('../routes/OrdersPage.tsx')).OrdersPage) },
  { path: '/subscribe', Screen: screen(async () => (await import('../routes/SubscribePage.tsx')).SubscribePage) },
  { path: '/upload', Screen: screen(async () => (await import('../routes/UploadPage.tsx')).UploadPage) },
  { path: '/admin', Screen: screen(async () => (await import('../routes/AdminPage.tsx')).AdminPage) },
]

/** Fetches what an address shows, so that drawing it does not begin with a place-holder. */
export async function fetchScreen(pathname: string, isSignedIn: boolean): Promise<void> {
  if (pathname === '/' && isSignedIn) await HomePage.fetch()
  await SCREENS.find(({ path }) => matchPath(path, pathname))?.Screen.fetch()
}

/** React remembers a failure for as long as the lazy component lives: called before a failed screen is tried again. */
export function forgetFailedScreens() {
  for (const { forget } of [HomePage, ...SCREENS.map(({ Screen }) => Screen)]) forget()
}

function screen(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined
  let hasFailed = false
  async function fetch() {
    loaded = await fetchChunk(load)
    return { default: loaded }
  }
  const attempt = () =>
    lazy(() =>
      fetch().catch((error: unknown) => {
        hasFailed = true
        throw error
      }),
    )
  let Later = attempt()
  function forget() {
    if (hasFailed) Later = attempt()
    hasFailed = false
  }
  function Screen() {
    // Chosen once: a screen that is shown must not become another component.
    const [Chosen] = useState(() => loaded ?? Later)
    return <Chosen />
  }
  return Object.assign(Screen, { fetch, forget })
}
