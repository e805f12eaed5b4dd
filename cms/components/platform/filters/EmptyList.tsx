'use client'
import { useListQuery } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { useText } from '../view/useText.ts'
import { EMPTY_LISTS } from './emptyLists.ts'

/** Above a list in which nothing is, and from which nothing was filtered: what will be in it. */
export function EmptyList({ slug }: { slug: keyof typeof EMPTY_LISTS }) {
  const t = useText()
  const { data, query } = useListQuery()
  const isTrash = usePathname().endsWith('/trash')
  const isFiltered = Boolean(query.search) || Object.keys(query.where ?? {}).length > 0
  const says = EMPTY_LISTS[slug]
  if (says === undefined || data.totalDocs > 0 || isFiltered || isTrash) return null
  return (
    <div className="empty-list">
      <h3>{t('Nothing here yet')}</h3>
      <p>{t(says)}</p>
    </div>
  )
}
