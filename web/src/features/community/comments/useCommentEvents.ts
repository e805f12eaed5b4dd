import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addressOf } from '#contracts/shared/addressOf.ts'
import type { Post } from '#contracts/content/posts.ts'
import { queryKeyOf } from '#contracts/shared/queryKeyOf.ts'
import { readCommentEvents, readComments } from '#contracts/routes/community/comments.ts'

/**
 * Reads the comments again as soon as the server says that they changed. A hidden tab holds no connection: a browser opens
 * only six to one site.
 *
 * @returns whether it is connected.
 */
export function useCommentEvents(postId: Post['id'], isEnabled: boolean): boolean {
  const queryClient = useQueryClient()
  const [isLive, setLive] = useState(false)

  useEffect(() => {
    if (!isEnabled || typeof EventSource === 'undefined') return
    let source: EventSource | null = null
    let hasOpened = false
    const params = { params: { id: postId } }
    const refresh = () =>
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(addressOf(readComments, params)), exact: true })
    function close() {
      source?.close()
      source = null
      setLive(false)
    }
    function followVisibility() {
      if (document.visibilityState === 'hidden') return close()
      if (source) return
      source = new EventSource(addressOf(readCommentEvents, params))
      source.addEventListener('open', () => {
        setLive(true)
        // Something may have changed while there was no connection.
        if (hasOpened) refresh()
        hasOpened = true
      })
      source.addEventListener('error', () => setLive(false))
      source.addEventListener('comments', refresh)
    }
    followVisibility()
    document.addEventListener('visibilitychange', followVisibility)
    return () => {
      document.removeEventListener('visibilitychange', followVisibility)
      close()
    }
  }, [postId, isEnabled, queryClient])

  return isLive
}
