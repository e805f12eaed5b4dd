import { lazy, useState, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { fetchChunk } from '../lib/fetchChunk.ts'

export const HomePage = screen(async () => (await import('../routes/HomePage.tsx')).HomePage)
/** All other paths: an owner's page, or '404 Page Not Found'. */
export const OwnPage = screen(async () => (await import('../routes/OwnPage.tsx')).OwnPage)

const ArticlePage = screen(async () => (await import('../routes/ArticlePage.tsx')).ArticlePage)

/** `/upload` and `/admin` check access themselves. */
export const SCREENS = [
  { path: '/content', Screen: screen(async () => (await import('../routes/ContentPage.tsx')).ContentPage) },
  { path: '/content/:id', Screen: screen(async () => (await import('../routes/PostPage.tsx')).PostPage) },
  { path: '/shop', Screen: screen(async () => (await import('../routes/ShopPage.tsx')).ShopPage) },
  { path: '/merchandise', Screen: screen(async () => (await import('../routes/MerchandisePage.tsx')).MerchandisePage) },
  { path: '/gift-cards', Screen: screen(async () => (await import('../routes/GiftCardsPage.tsx')).GiftCardsPage) },
  {
    path: '/gift-memberships',
    Screen: screen(async () => (await import('../routes/GiftMembershipsPage.tsx')).GiftMembershipsPage),
  },
  {
    path: '/gift-memberships/redeem',
    Screen: screen(async () => (await import('../routes/RedeemGiftPage.tsx')).RedeemGiftPage),
  },
  { path: '/merchandise/:id', Screen: ArticlePage },
  { path: '/shop/:id', Screen: ArticlePage },
  { path: '/cart', Screen: screen(async () => (await import('../routes/CartPage.tsx')).CartPage) },
  { path: '/checkout', Screen: screen(async () => (await import('../routes/CheckoutPage.tsx')).CheckoutPage) },
  { path: '/orders', Screen: screen(async () => (await import('../routes/OrdersPage.tsx')).OrdersPage) },
  { path: '/account', Screen: screen(async () => (await import('../routes/AccountPage.tsx')).AccountPage) },
  { path: '/identify', Screen: screen(async () => (await import('../routes/IdentifyPage.tsx')).IdentifyPage) },
  { path: '/finds', Screen: screen(async () => (await import('../routes/FindsPage.tsx')).FindsPage) },
  { path: '/finds/labels', Screen: screen(async () => (await import('../routes/FindLabelsPage.tsx')).FindLabelsPage) },
  { path: '/saved', Screen: screen(async () => (await import('../routes/SavedPage.tsx')).SavedPage) },
  { path: '/offline', Screen: screen(async () => (await import('../routes/OfflinePage.tsx')).OfflinePage) },
  { path: '/messages', Screen: screen(async () => (await import('../routes/MessagesPage.tsx')).MessagesPage) },
  { path: '/alerts', Screen: screen(async () => (await import('../routes/AlertPage.tsx')).AlertPage) },
  { path: '/emails', Screen: screen(async () => (await import('../routes/EmailsPage.tsx')).EmailsPage) },
  { path: '/wish-list', Screen: screen(async () => (await import('../routes/WishListPage.tsx')).WishListPage) },
  { path: '/reviews', Screen: screen(async () => (await import('../routes/ReviewsPage.tsx')).ReviewsPage) },
  { path: '/hunters/:handle', Screen: screen(async () => (await import('../routes/HunterPage.tsx')).HunterPage) },
  { path: '/questions', Screen: screen(async () => (await import('../routes/QuestionsPage.tsx')).QuestionsPage) },
  { path: '/questions/:round', Screen: screen(async () => (await import('../routes/RoundPage.tsx')).RoundPage) },
  { path: '/orders/find', Screen: screen(async () => (await import('../routes/FindOrderPage.tsx')).FindOrderPage) },
  { path: '/subscribe', Screen: screen(async () => (await import('../routes/SubscribePage.tsx')).SubscribePage) },
  { path: '/upload', Screen: screen(async () => (await import('../routes/UploadPage.tsx')).UploadPage) },
  { path: '/admin', Screen: screen(async () => (await import('../routes/AdminPage.tsx')).AdminPage) },
]

/** Before the first render, so that hydration shows no skeleton. */
export async function fetchScreen(pathname: string, isSignedIn: boolean): Promise<void> {
  if (pathname === '/') return isSignedIn ? void (await HomePage.fetch()) : undefined
  const known = SCREENS.find(({ path }) => matchPath(path, pathname))
  await (known?.Screen ?? OwnPage).fetch()
}

/** A lazy component caches its failure, so a retry needs a new one. */
export function resetFailedScreens() {
  for (const { resetFailure } of [HomePage, OwnPage, ...SCREENS.map(({ Screen }) => Screen)]) resetFailure()
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
