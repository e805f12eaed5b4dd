import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fetchChunk } from '../lib/fetchChunk.ts'

/**
 * A link to any page with `?code=` puts the code into the cart. Then the address loses it, so that a reload doesn't repeat
 * it; if the part that does this can't be loaded, a reload tries again.
 */
export function useCodeLink() {
  const [search, setSearch] = useSearchParams()
  const queryClient = useQueryClient()
  const code = search.get('code')

  useEffect(() => {
    if (!code) return
    let isCurrent = true
    fetchChunk(() => import('../features/promoCodes/applyLinkedCode.ts')).then(
      ({ applyLinkedCode }) => {
        if (!isCurrent) return
        void applyLinkedCode(queryClient, code)
        setSearch(
          (before) => {
            before.delete('code')
            return before
          },
          { replace: true, preventScrollReset: true },
        )
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [code, setSearch, queryClient])
}
