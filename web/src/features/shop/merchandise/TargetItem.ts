import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { merchandisePageQueryOf } from '#contracts/shop/merchandiseFilters.ts'
import type { Merchandise } from '#contracts/shop/products.ts'
import { readMerchandisePage } from '#contracts/routes/shop/merchandise.ts'
import { readQuery } from '../../../lib/readQuery.ts'

/** Scrolls to the article of `#item-7`. One that is on another page is asked for, and the address leads there. */
export function TargetItem({ items }: { items: Merchandise[] }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [, target] = /^#item-(\d{1,9})$/.exec(hash) ?? []
  const isShown = items.some(({ id }) => String(id) === target)
  const parameters = new URLSearchParams(search)
  const { data } = useQuery({
    ...readQuery(readMerchandisePage, { query: { ...merchandisePageQueryOf(parameters), item: Number(target) } }),
    enabled: target !== undefined && items.length > 0 && !isShown && !parameters.has('page'),
  })
  const page = !isShown && data?.items.some(({ id }) => String(id) === target) ? data.page : 1

  useEffect(() => {
    if (page === 1) return
    const next = new URLSearchParams(search)
    next.set('page', String(page))
    void navigate({ pathname, search: next.toString(), hash }, { replace: true })
  }, [page, pathname, search, hash, navigate])

  useEffect(() => {
    if (!isShown) return
    const item = document.getElementById(hash.slice(1))
    item?.scrollIntoView()
    item?.focus({ preventScroll: true })
  }, [hash, isShown])
  return null
}
