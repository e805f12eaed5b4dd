import { lazy, useState, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { ScreenPath } from '#contracts/platform/sitePaths.ts'
import { fetchChunk } from '../lib/fetchChunk.ts'

export const HomePage = screen(async () => (await import('../routes/HomePage.tsx')).HomePage)
export const LandingPage = screen(async () => (await import('../routes/LandingPage.tsx')).LandingPage)
/** All other paths: an owner's page, or '404 Page Not Found'. */
export const OwnPage = screen(async () => (await import('../routes/OwnPage.tsx')).OwnPage)

const ArticlePage = screen(async () => (await import('../routes/ArticlePage.tsx')).ArticlePage)

/** By path. `/upload` and `/admin` check access themselves. */
const SCREENS: Record<Exclude<ScreenPath, '/'>, ReturnType<typeof screen>> = {
  '/content': screen(async () => (await import('../routes/ContentPage.tsx')).ContentPage),
  '/content/:id': screen(async () => (await import('../routes/PostPage.tsx')).PostPage),
  '/shop': screen(async () => (await import('../routes/ShopPage.tsx')).ShopPage),
  '/merchandise': screen(async () => (await import('../routes/MerchandisePage.tsx')).MerchandisePage),
  '/gift-cards': screen(async () => (await import('../routes/GiftCardsPage.tsx')).GiftCardsPage),
  '/gift-memberships': screen(async () => (await import('../routes/GiftMembershipsPage.tsx')).GiftMembershipsPage),
  '/gift-memberships/redeem': screen(async () => (await import('../routes/RedeemGiftPage.tsx')).RedeemGiftPage),
  '/merchandise/:article': ArticlePage,
  '/shop/:article': ArticlePage,
  '/cart': screen(async () => (await import('../routes/CartPage.tsx')).CartPage),
  '/checkout': screen(async () => (await import('../routes/CheckoutPage.tsx')).CheckoutPage),
  '/orders': screen(async () => (await import('../routes/OrdersPage.tsx')).OrdersPage),
  '/account': screen(async () => (await import('../routes/AccountPage.tsx')).AccountPage),
  '/identify': screen(async () => (await import('../routes/IdentifyPage.tsx')).IdentifyPage),
  '/finds': screen(async () => (await import('../routes/FindsPage.tsx')).FindsPage),
  '/finds/labels': screen(async () => (await import('../routes/FindLabelsPage.tsx')).FindLabelsPage),
  '/saved': screen(async () => (await import('../routes/SavedPage.tsx')).SavedPage),
  '/watch-later': screen(async () => (await import('../routes/WatchLaterPage.tsx')).WatchLaterPage),
  '/offline': screen(async () => (await import('../routes/OfflinePage.tsx')).OfflinePage),
  '/messages': screen(async () => (await import('../routes/MessagesPage.tsx')).MessagesPage),
  '/alerts': screen(async () => (await import('../routes/AlertPage.tsx')).AlertPage),
  '/emails': screen(async () => (await import('../routes/EmailsPage.tsx')).EmailsPage),
  '/wish-list': screen(async () => (await import('../routes/WishListPage.tsx')).WishListPage),
  '/reviews': screen(async () => (await import('../routes/ReviewsPage.tsx')).ReviewsPage),
  '/hunters/:handle': screen(async () => (await import('../routes/HunterPage.tsx')).HunterPage),
  '/questions': screen(async () => (await import('../routes/QuestionsPage.tsx')).QuestionsPage),
  '/questions/:round': screen(async () => (await import('../routes/RoundPage.tsx')).RoundPage),
  '/orders/find': screen(async () => (await import('../routes/FindOrderPage.tsx')).FindOrderPage),
  '/subscribe': screen(async () => (await import('../routes/SubscribePage.tsx')).SubscribePage),
  '/upload': screen(async () => (await import('../routes/UploadPage.tsx')).UploadPage),
  '/admin': screen(async () => (await import('../routes/AdminPage.tsx')).AdminPage),
}

export const screens = Object.entries(SCREENS).map(([path, Screen]) => ({ path, Screen }))

/** Before the first render, so that hydration shows no skeleton. */
export async function fetchScreen(pathname: string, isSignedIn: boolean): Promise<void> {
  if (pathname === '/') return void (await (isSignedIn ? HomePage : LandingPage).fetch())
  const known = screens.find(({ path }) => matchPath(path, pathname))
  await (known?.Screen ?? OwnPage).fetch()
}

/** A lazy component caches its failure, so a retry needs a new one. */
export function resetFailedScreens() {
  for (const { resetFailure } of [HomePage, LandingPage, OwnPage, ...Object.values(SCREENS)]) resetFailure()
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
  let LazyScreen = attempt()
  function resetFailure() {
    if (hasFailed) LazyScreen = attempt()
    hasFailed = false
  }
  function Screen() {
    // State, so that a mounted screen keeps its component type.
    const [Loaded] = useState(() => loaded ?? LazyScreen)
    return <Loaded />
  }
  return Object.assign(Screen, { fetch, resetFailure })
}
