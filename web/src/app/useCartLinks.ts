import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fetchChunk } from '../lib/fetchChunk.ts'

const CART_LINKS = ['code', 'restore', 'stop-reminders'] as const

/**
 * Links to any page with a promo code, and the links of a reminder. Then the address loses it, so that a reload doesn't
 * repeat it; if the part that does the work can't be loaded, a reload tries again.
 */
export function useCartLinks() {
  const [search, setSearch] = useSearchParams()
  const queryClient = useQueryClient()
  const kind = CART_LINKS.find((name) => search.get(name))
  const value = kind && search.get(kind)

  useEffect(() => {
    if (!kind || !value) return
    let isCurrent = true
    fetchChunk(() => import('../routes/codes/followCartLink.ts')).then(
      ({ followCartLink }) => {
        if (!isCurrent) return
        void followCartLink(queryClient, kind, value)
        setSearch(
          (before) => {
            before.delete(kind)
            return before
          },
          { replace: true },
        )
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [kind, value, setSearch, queryClient])
}
