import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Merchandise } from '#contracts/shop/products.ts'
import {
  addWish,
  readSharedWishList,
  readWishList,
  removeWish,
  shareWishList,
  unshareWishList,
} from '#contracts/routes/shop/wishList.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const wishListQuery = readQuery(readWishList, {})

export const sharedWishListQuery = (key: string) => readQuery(readSharedWishList, { params: { key } })

type Wish = { id: Merchandise['id']; isWished: boolean }

export function useChangeWish() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, isWished }: Wish) => call(isWished ? addWish : removeWish, { params: { id: String(id) } }),
    onSettled: refresh,
  })
}

export function useShareWishList() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (name: string) => call(shareWishList, { input: { name } }),
    onSuccess: refresh,
  })
}

export function useUnshareWishList() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => call(unshareWishList, {}), onSuccess: refresh })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: wishListQuery.queryKey })
}
