import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { call } from '#contracts/call.ts'
import type { identificationInput, PhotoKind } from '#contracts/community/identifications.ts'
import {
  addStonePhoto,
  beginIdentification,
  changeIdentificationConsent,
  deleteIdentification,
  readIdentifications,
  readPublicIdentifications,
  readStonePhoto,
  sendIdentification,
} from '#contracts/routes/community/identifications.ts'
import { readQuery } from '../../../lib/readQuery.ts'

type Id = number | string

/** Of the account. */
export const stonesQuery = readQuery(readIdentifications, {})
export const publicStonesQuery = readQuery(readPublicIdentifications, {})

export const stonePhotoAddress = (id: Id, photo: Id): string =>
  addressOf(readStonePhoto, { params: { id: Number(id), photo: Number(photo) } })

export type StonePhotos = Partial<Record<PhotoKind, string>>
type NewStone = { facts: z.input<typeof identificationInput>; photos: StonePhotos }

/** Only sending puts it into the queue: what fails before leaves a draft that nobody sees. */
export function useAskAboutStone() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ facts, photos }: NewStone) => {
      const { id } = await call(beginIdentification, { input: facts })
      const params = { id: Number(id) }
      for (const [kind, photo] of Object.entries(photos))
        await call(addStonePhoto, { params, input: { kind: kind as PhotoKind, photo } })
      return call(sendIdentification, { params })
    },
    onSuccess: refresh,
  })
}

export function useChangeConsent(id: Id) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (isPublic: boolean) =>
      call(changeIdentificationConsent, { params: { id: Number(id) }, input: { isPublic } }),
    onSettled: refresh,
  })
}

export function useDeleteStone(id: Id) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(deleteIdentification, { params: { id: Number(id) } }),
    onSettled: refresh,
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([stonesQuery, publicStonesQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
}
