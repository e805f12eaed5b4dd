import type { State } from '../State.ts'
import type { Article, Variant } from './Article.ts'
import { buildCatalogue } from './buildCatalogue.ts'
import { initialStock } from './initialStock.ts'

const opening = buildCatalogue()

export function listArticles(state: State): Article[] {
  const known = new Set(opening.map((article) => String(article.id)))
  const kept = opening.map((article) => (String(article.id) in state.articles ? state.articles[article.id] : article))
  const added = Object.entries(state.articles).filter(([id]) => !known.has(id))
  return [...kept, ...added.map(([, article]) => article)].filter(
    (article) => article !== null && article !== undefined,
  )
}

export function findArticle(state: State, id: string): Article | undefined {
  return listArticles(state).find((article) => String(article.id) === id)
}

export function findVariant(state: State, sku: string): Variant | undefined {
  return listArticles(state)
    .flatMap((article) => article.variants)
    .find((variant) => variant.sku === sku)
}

export function stockOf(state: State, sku: string): number {
  return state.stock[sku] ?? initialStock(sku)
}
