import { sha256 } from '#domain/platform/sha256.ts'
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
  hide: { id: number; title: string }[]
  /** Provider articles we cannot parse; our copies stay unchanged. */
  broken: PrintCatalogue['broken']
  unchanged: number
}

/** Expects a complete catalogue. Deletes nothing, because orders refer to it; skips stock, which changes constantly. */
export function planSync(
  { articles, broken }: Pick<PrintCatalogue, 'articles' | 'broken'>,
  known: KnownArticle[],
): SyncPlan {
  const byArticle = new Map(known.map((item) => [item.articleId, item]))
  const plan: SyncPlan = { create: [], update: [], hide: [], broken, unchanged: 0 }
  for (const article of articles) {
    const fingerprint = sha256(JSON.stringify(article))
    const existing = byArticle.get(article.articleId)
    if (!existing) plan.create.push({ ...article, fingerprint })
    else if (existing.fingerprint !== fingerprint || existing.isVanished)
      plan.update.push({ ...article, fingerprint, id: existing.id })
    else plan.unchanged += 1
  }
  const providerIds = new Set([...articles, ...broken].map(({ articleId }) => articleId))
  plan.hide = known
    .filter((item) => !item.isVanished && !providerIds.has(item.articleId))
    .map(({ id, title }) => ({ id, title }))
  return plan
}
