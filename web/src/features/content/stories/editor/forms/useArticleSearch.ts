import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { articleIdOf, type ArticleKind } from '#contracts/shop/articleAddress.ts'
import { search } from '#contracts/routes/content/search.ts'
import type { SearchAnswer, SearchResult } from '#contracts/content/search.ts'
import { MIN_SEARCH_CHARACTERS } from '#contracts/content/searchKinds.ts'
import type { StoryItem } from '#contracts/content/story.ts'
import { readQuery } from '../../../../../lib/readQuery.ts'
import { useDebounced } from '../../../../../lib/useDebounced.ts'
import { t } from '../../../../../lib/text.ts'

const SETTLE_MS = 200
const SHOWN = 6

/** What of the shops is found for a text while it is typed. */
export function useArticleSearch(text: string): { items: StoryItem[]; status: string } {
  const q = useDebounced(text.trim(), SETTLE_MS)
  const isAsked = q.length >= MIN_SEARCH_CHARACTERS
  const { data, isError, isFetching } = useQuery({
    ...readQuery(search, { query: { q, limit: SHOWN } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const items = isAsked && data && !isError ? itemsOf(data) : []
  return { items, status: statusOf() }

  function statusOf(): string {
    if (!isAsked) return ''
    if (isError) return t('The search didn’t work. Please change the words to try again.')
    if (items.length > 0)
      return t('{count, plural, one {# article found} other {# articles found}}', { count: items.length })
    return isFetching ? t('Searching…') : t('Nothing for sale is called “{q}”.', { q })
  }
}

function itemsOf({ groups }: SearchAnswer): StoryItem[] {
  return groups.flatMap(({ kind, results }) =>
    kind === 'merchandise' || kind === 'product' ? results.flatMap((result) => itemOf(kind, result) ?? []) : [],
  )
}

function itemOf(kind: ArticleKind, { url, title, price, imageUrl }: SearchResult): StoryItem | null {
  const id = articleIdOf(url.split('/').at(-1) ?? '')
  return id === null ? null : { kind, id, title: title.text, url, price, imageUrl }
}
