import { readMerchandiseArticle, readProductArticle } from '#contracts/routes/shop/articles.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const merchandiseArticleQuery = (id: number | string) =>
  readQuery(readMerchandiseArticle, { params: { id: String(id) } })

export const productArticleQuery = (id: number | string) =>
  readQuery(readProductArticle, { params: { id: String(id) } })
