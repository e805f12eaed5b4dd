import { lazy } from 'react'

/** Every screen but the front page is its own chunk, fetched when it is first shown. */
export const HomePage = lazy(() => import('../routes/HomePage.tsx').then((m) => ({ default: m.HomePage })))
export const ContentPage = lazy(() => import('../routes/ContentPage.tsx').then((m) => ({ default: m.ContentPage })))
export const PostPage = lazy(() => import('../routes/PostPage.tsx').then((m) => ({ default: m.PostPage })))
export const ShopPage = lazy(() => import('../routes/ShopPage.tsx').then((m) => ({ default: m.ShopPage })))
export const MerchandisePage = lazy(() =>
  import('../routes/MerchandisePage.tsx').then((m) => ({ default: m.MerchandisePage })),
)
export const CartPage = lazy(() => import('../routes/CartPage.tsx').then((m) => ({ default: m.CartPage })))
export const CheckoutPage = lazy(() => import('../routes/CheckoutPage.tsx').then((m) => ({ default: m.CheckoutPage })))
export const OrdersPage = lazy(() => import('../routes/OrdersPage.tsx').then((m) => ({ default: m.OrdersPage })))
export const SubscribePage = lazy(() =>
  import('../routes/SubscribePage.tsx').then((m) => ({ default: m.SubscribePage })),
)
export const UploadPage = lazy(() => import('../routes/UploadPage.tsx').then((m) => ({ default: m.UploadPage })))
export const AdminPage = lazy(() => import('../routes/AdminPage.tsx').then((m) => ({ default: m.AdminPage })))
