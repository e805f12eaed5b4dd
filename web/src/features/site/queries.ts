import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import { apiRequest } from '../../lib/apiClient.ts'
import { readQuery } from '../../lib/readQuery.ts'

const loadSetting = async () => (await import('#contracts/site.ts')).siteSettingSchema

export const coverPhotoQuery = readQuery([paths.coverPhotoSetting], loadSetting)

export function useChangeCoverPhoto() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (coverPhotoURL: string) => apiRequest('PUT', paths.coverPhoto, { coverPhotoURL }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: coverPhotoQuery.queryKey }),
  })
}
