import { Route, Routes } from 'react-router-dom'
import { useVisitor } from '../lib/visitor.ts'
import { LandingPage } from '../routes/LandingPage.tsx'
import { NotFoundPage } from '../routes/NotFoundPage.tsx'
import { RouteFrame } from './RouteFrame.tsx'
import {
  AdminPage,
  CartPage,
  CheckoutPage,
  ContentPage,
  HomePage,
  MerchandisePage,
  OrdersPage,
  PostPage,
  ShopPage,
  SubscribePage,
  UploadPage,
} from './screens.ts'

/** The site's table of contents. `/upload` and `/admin` say themselves who may stay. */
export function AppRoutes() {
  const { user } = useVisitor()
  return (
    <RouteFrame>
      <Routes>
        <Route path="/" element={user ? <HomePage /> : <LandingPage />} />
        <Route path="/content" element={<ContentPage />} />
        <Route path="/content/:id" element={<PostPage />} />
        <Route path="/shop" element={<ShopPage />} />
        <Route path="/merchandise" element={<MerchandisePage />} />
        <Route path="/cart" element={<CartPage />} />
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="/orders" element={<OrdersPage />} />
        <Route path="/subscribe" element={<SubscribePage />} />
        <Route path="/upload" element={<UploadPage />} />
        <Route path="/admin" element={<AdminPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </RouteFrame>
  )
}
