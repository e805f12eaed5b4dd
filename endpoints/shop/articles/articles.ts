import * as routes from '#contracts/routes/shop/articles.ts'
import { findAppearances } from '#domain/shop/articles/findAppearances.ts'
import { findMerchandiseArticle } from '#domain/shop/articles/findMerchandiseArticle.ts'
import { findProductArticle } from '#domain/shop/articles/findProductArticle.ts'
import { findRelatedMerchandise, findRelatedProducts } from '#domain/shop/articles/findRelated.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findStoryParts } from '#domain/content/stories/findStoryParts.ts'
import { populateStory } from '#domain/content/stories/populateStory.ts'
import { implement } from '../../implement.ts'
import { presentProduct } from '../products/products.ts'
import { presentPapers } from '../stones/presentPapers.ts'
import { presentAppearance, presentItem } from './presentArticle.ts'

export const readMerchandiseArticle = implement(routes.readMerchandiseArticle, async (req, { params: { id } }) => {
  const { pool, now } = req
  const article = await findMerchandiseArticle(pool, id)
  // Of own goods, no page is left while they are hidden.
  if (!article || (article.isHidden && article.productId !== null)) throw new AppError('article_not_found')
  const { productId, title } = article
  if (productId !== null) return { state: 'product' as const, productId, title }
  const related = await findRelatedMerchandise(pool, article)
  if (article.isWithdrawn) {
    return { state: 'withdrawn' as const, title: article.isHidden ? null : article.title, related }
  }
  const posts = await findAppearances(req, { merchandiseId: id, productId: null })
  const appearances = posts.map((post) => presentAppearance(post, now))
  return { state: 'for-sale' as const, item: presentItem(article), related, appearances }
})

export const readProductArticle = implement(routes.readProductArticle, async (req, { params: { id } }) => {
  const { pool, now } = req
  const found = await findProductArticle(pool, id)
  if (!found) throw new AppError('article_not_found')
  const { body, ...product } = found
  const [article, related, posts, story, papers] = await Promise.all([
    findMerchandiseArticle(pool, product.articleId),
    findRelatedProducts(pool, found),
    findAppearances(req, { merchandiseId: product.merchandiseId, productId: id }),
    body && findStoryParts(pool, body).then((parts) => populateStory(body, parts)),
    presentPapers(req, id),
  ])
  return {
    product: presentProduct(product, now),
    story,
    ...papers,
    item: article && !article.isWithdrawn ? presentItem(article) : null,
    related,
    appearances: posts.map((post) => presentAppearance(post, now)),
  }
})
