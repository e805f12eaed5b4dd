import { useLocation, useParams } from 'react-router-dom'
import { articleIdOf } from '#contracts/shop/articleAddress.ts'
import { MerchandiseArticle } from './articles/MerchandiseArticle.tsx'
import { ProductArticle } from './articles/ProductArticle.tsx'
import { LazyNotFoundPage } from './LazyNotFoundPage.tsx'

/** An article of `/merchandise` or a product of `/shop`. */
export function ArticlePage() {
  const id = articleIdOf(useParams()['article'] ?? '')
  const isProduct = useLocation().pathname.startsWith('/shop/')
  if (id === null) return <LazyNotFoundPage />
  return isProduct ? <ProductArticle key={id} id={id} /> : <MerchandiseArticle key={id} id={id} />
}
