import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { call } from '#contracts/call.ts'
import type { Claim, claimInput } from '#contracts/shop/claims.ts'
import { addClaimPhoto, openClaim, readClaimPhoto, readClaims, writeToClaim } from '#contracts/routes/shop/claims.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { type OrderAccess, ordersQuery, partsOf } from './queries.ts'

export const claimsQuery = (access: OrderAccess) => queryOptions(readQuery(readClaims, partsOf(access)))

type NewClaim = z.input<typeof claimInput> & { photos: string[] }

/** A photo that fails does not take the report back: it can be added again. */
export function useOpenClaim(access: OrderAccess) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ photos, ...input }: NewClaim) => {
      const claim = await call(openClaim, { ...partsOf(access), input })
      await addPhotos(access, claim, photos)
    },
    onSettled: refresh,
  })
}

export function useWriteToClaim(access: OrderAccess, claim: Claim) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ message, photos }: { message: string; photos: string[] }) => {
      await call(writeToClaim, { ...claimParts(access, claim), input: { message } })
      await addPhotos(access, claim, photos)
    },
    onSettled: refresh,
  })
}

export function photoAddress(access: OrderAccess, claim: Claim, photo: Claim['photos'][number]): string {
  const { params, ...rest } = claimParts(access, claim)
  return addressOf(readClaimPhoto, { params: { ...params, photo: Number(photo) }, ...rest })
}

async function addPhotos(access: OrderAccess, claim: Claim, photos: string[]): Promise<void> {
  for (const photo of photos) await call(addClaimPhoto, { ...claimParts(access, claim), input: { photo } })
}

function claimParts(access: OrderAccess, claim: Claim) {
  const { params, ...rest } = partsOf(access)
  return { params: { ...params, claim: Number(claim.id) }, ...rest }
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey })
}
