import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { putCoverPhoto, readSiteSetting } from '#contracts/routes/platform/site.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const coverPhotoQuery = readQuery(readSiteSetting, { params: { key: 'cover_photo_url' } })

export function useChangeCoverPhoto() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (coverPhotoURL: string) => call(putCoverPhoto, { input: { coverPhotoURL } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: coverPhotoQuery.queryKey }),
  })
}
