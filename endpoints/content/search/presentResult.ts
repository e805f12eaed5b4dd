import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { roundAddress } from '#contracts/community/roundAddress.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import type { SearchResult } from '#contracts/content/search.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { Cards } from '#domain/content/search/findCards.ts'
import type { FoundDocument } from '#domain/content/search/findDocuments.ts'
import { presentPost } from '../posts/presentPost.ts'

/** @returns null when its post or article was removed in the meantime. */
export function presentResult({ user, now }: Req, document: FoundDocument, cards: Cards): SearchResult | null {
  const { kind, source, sourceId, part, postId, second, at } = document
  const { title, excerpt } = document
  const facts = {
    key: `${source}-${sourceId}-${part}`,
    kind,
    title,
    excerpt,
    second,
    at: at.toISOString(),
  }
  if (postId !== null) {
    const post = cards.posts.get(postId)
    if (!post) return null
    const { title: postTitle, coverImageUrl, locked } = presentPost(post, user, now)
    const url = `/content/${postId}${second === null ? '' : `?t=${second}`}`
    const named = title.text === '' ? { text: postTitle, marks: [] } : title
    return { ...facts, title: named, url, imageUrl: coverImageUrl, locked, price: null }
  }
  if (kind === 'question') {
    const url = questionAddress(document, cards)
    return url === null ? null : { ...facts, url, imageUrl: null, locked: false, price: null }
  }
  const item = (kind === 'product' ? cards.products : cards.merchandise).get(sourceId)
  if (!item) return null
  return {
    ...facts,
    url: articleAddress(kind === 'product' ? 'product' : 'merchandise', sourceId, item.title),
    imageUrl: item.imageUrl,
    locked: false,
    price: item.priceCents === null ? null : centsToAmount(item.priceCents),
  }
}

function questionAddress({ source, sourceId, title }: FoundDocument, cards: Cards): string | null {
  if (source === 'question_rounds') return roundAddress(sourceId, title.text)
  const question = cards.questions.get(sourceId)
  return question ? `/questions/${question.roundId}#question-${question.id}` : null
}
