import { queryOptions, useQuery } from '@tanstack/react-query'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { send } from '#contracts/call.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import { queryKeyOf } from '#contracts/shared/queryKeyOf.ts'
import { currentUser } from '#contracts/routes/people/auth.ts'
import { setDraftOwner } from './draftOwner.ts'

/** The signed-in user, or null: a 401 here is an expected response. */
export const currentUserQuery = queryOptions({
  queryKey: queryKeyOf(addressOf(currentUser, {})),
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      const user = await send(currentUser, {}, signal)
      const schema = await currentUser.output?.()
      return schema?.parse(user) ?? null
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

export type Visitor = {
  user: CurrentUser | null
  isLoading: boolean
  isEntitled: boolean
}

/** While the session is unknown, and when it could not be read, `user` is null. */
export function useVisitor(): Visitor {
  const { data, isPending } = useQuery(currentUserQuery)
  const user = data ?? null
  // Forms rendered below read their drafts in their first render. Without a connection nobody knows whose they are.
  if (data !== undefined) setDraftOwner(user?.id ?? null)
  return { user, isLoading: isPending, isEntitled: Boolean(user?.isSubscriber || user?.isEmployee) }
}
