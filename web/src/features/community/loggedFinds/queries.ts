import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { call } from '#contracts/call.ts'
import type { LoggedFind, loggedFindInput } from '#contracts/community/loggedFinds.ts'
import {
  addFindPhoto,
  changeLoggedFind,
  deleteFindPhoto,
  deleteLoggedFind,
  listLoggedFinds,
  logFind,
  readFindPhoto,
  readLoggedFind,
  readSharedFind,
  readSharedFindPhoto,
  shareLoggedFind,
  unshareLoggedFind,
} from '#contracts/routes/community/loggedFinds.ts'
import { readQuery, refreshUnder } from '../../../lib/readQuery.ts'

type Id = LoggedFind['id']
const paramsOf = (id: Id) => ({ id: Number(id) })

export type FindListing = { q: string; page: number }

/** The query of the API and of the page; empty for the first page of everything. */
export const listingQuery = ({ q, page }: FindListing) => ({ ...(q && { q }), ...(page > 1 && { page }) })

export const findsQuery = (listing: FindListing) => readQuery(listLoggedFinds, { query: listingQuery(listing) })
export const findQuery = (id: Id) => readQuery(readLoggedFind, { params: paramsOf(id) })
export const sharedFindQuery = (key: string) => readQuery(readSharedFind, { params: { key } })

type Size = 'small' | undefined
const sizeOf = (size: Size) => ({ query: { ...(size && { size }) } })

export const findPhotoAddress = (id: Id, photo: Id, size?: Size): string =>
  addressOf(readFindPhoto, { params: { ...paramsOf(id), photo: Number(photo) }, ...sizeOf(size) })
export const sharedPhotoAddress = (key: string, photo: Id, size?: Size): string =>
  addressOf(readSharedFindPhoto, { params: { key, photo: Number(photo) }, ...sizeOf(size) })

type Saved = { facts: z.input<typeof loggedFindInput>; added: string[]; removed: Id[] }

/** A second try goes on where the first one failed. @param id of the find that changes; null for a new one. */
export function useSaveFind(id: Id | null) {
  const refresh = useRefresh()
  const storedId = useRef(id)
  const done = useRef(new Set<Id>())
  return useMutation({
    mutationFn: async ({ facts, added, removed }: Saved) => {
      let find =
        storedId.current === null
          ? await call(logFind, { input: facts })
          : await call(changeLoggedFind, { params: paramsOf(storedId.current), input: facts })
      storedId.current = find.id
      const params = paramsOf(find.id)
      for (const photo of removed.filter((one) => !done.current.has(one))) {
        await call(deleteFindPhoto, { params: { ...params, photo: Number(photo) } })
        done.current.add(photo)
      }
      for (const photo of added.filter((one) => !done.current.has(one))) {
        find = await call(addFindPhoto, { params, input: { photo } })
        done.current.add(photo)
      }
      return find
    },
    onSettled: refresh,
  })
}

export function useDeleteFind(id: Id) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteLoggedFind, { params: paramsOf(id) }),
    // Its own page is left next, so it isn't asked for again.
    onSuccess: () => refreshUnder(queryClient, listLoggedFinds),
  })
}

export function useShareFind(id: Id) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (shares: { place: boolean; notes: boolean }) =>
      call(shareLoggedFind, { params: paramsOf(id), input: shares }),
    onSuccess: refresh,
  })
}

export function useUnshareFind(id: Id) {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => call(unshareLoggedFind, { params: paramsOf(id) }), onSuccess: refresh })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      refreshUnder(queryClient, listLoggedFinds),
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [first] }) => /^\/api\/finds\/\d+$/.test(String(first)),
      }),
    ])
}
