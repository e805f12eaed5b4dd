import { createHash } from 'node:crypto'
import type { PrintArticle, PrintCatalogue } from '#providers/spreadconnect/catalogue.ts'

export type KnownArticle = {
  id: number
  articleId: string
  title: string
  fingerprint: string | null
  isVanished: boolean
}

export type SyncPlan = {
  create: (PrintArticle & { fingerprint: string })[]
  update: (PrintArticle & { id: number; fingerprint: string })[]
  /** Merchandise the provider no longer has. */
  hide: { id: number; title: string }[]
  /** What the provider has and we cannot read; of ours, it stays as it is. */
  broken: PrintCatalogue['broken']
  unchanged: number
}

/**
 * What a complete, error-free read of the provider's catalogue changes here; each article stands in it once, which the
 * read makes sure of. Nothing is ever deleted: orders refer to it.
 * Stock is not part of an article: it changes all the time.
 */
export function planSync(
  { articles, broken }: Pick<PrintCatalogue, 'articles' | 'broken'>,
  known: KnownArticle[],
): SyncPlan {
  const byArticle = new Map(known.map((item) => [item.articleId, item]))
  const plan: SyncPlan = { create: [], update: [], hide: [], broken, unchanged: 0 }
  for (const article of articles) {
    const fingerprint = createHash('sha256').update(JSON.stringify(article)).digest('hex')
    const existing = byArticle.get(article.articleId)
    if (!existing) plan.create.push({ ...article, fingerprint })
    else if (existing.fingerprint !== fingerprint || existing.isVanished)
      plan.update.push({ ...article, fingerprint, id: existing.id })
    else plan.unchanged += 1
  }
  const there = new Set([...articles, ...broken].map(({ articleId }) => articleId))
  plan.hide = known
    .filter((item) => !item.isVanished && !there.has(item.articleId))
    .map(({ id, title }) => ({ id, title }))
  return plan
}
