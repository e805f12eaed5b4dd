import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contracts/content/posts.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showError } from '../../../lib/showError.ts'
import { useChangeWatchLater, watchLaterIdsQuery } from './queries.ts'

/** For a person who is signed in. */
export function useWatchLater(id: Post['id'], isSignedIn = true) {
  const { data } = useQuery({ ...watchLaterIdsQuery, enabled: isSignedIn })
  const change = useChangeWatchLater()

  function setListed(isListed: boolean) {
    runMutation(change, { id, isListed }, { onError: (error) => handleSessionExpired(error) || showError(error) })
  }

  return {
    isKnown: data !== undefined,
    isListed: data?.ids.some((listed) => String(listed) === String(id)) ?? false,
    setListed,
  }
}
