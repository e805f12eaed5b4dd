import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FullPost } from '#contracts/content/posts.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { watchingQuery } from '../../../lib/watching.ts'
import { positionStore, type PositionStore } from './positionStore.ts'
import { postQuery } from './queries.ts'

/** The visitor's position in a film. Stored whenever the page is left. */
export function usePosition(post: FullPost): PositionStore {
  const { user } = useVisitor()
  const queryClient = useQueryClient()
  const [store] = useState(() =>
    positionStore(post, user !== null, (position) => {
      queryClient.setQueryData(postQuery(post.id).queryKey, (cached) => cached && { ...cached, position })
      void queryClient.invalidateQueries({ queryKey: watchingQuery().queryKey })
    }),
  )

  useEffect(() => {
    const leave = () => store.leave()
    const leaveIfHidden = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leaveIfHidden)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leaveIfHidden)
      leave()
    }
  }, [store])

  return store
}
