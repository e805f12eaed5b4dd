import { mediaAddress } from '#contracts/mediaAddress.ts'

export type MediaFile = { id: number; filename: string }

export const fileAddress = ({ filename }: MediaFile): string => mediaAddress(filename.split('.')[0] ?? '')

/** @param ids with commas between them. @returns the files in the same order. */
export async function findFiles(ids: string): Promise<MediaFile[]> {
  if (ids === '') return []
  const query = ids.split(',').map((id, index) => `where[id][in][${index}]=${id}`)
  const answer = await fetch(`/cms/api/media?${query.join('&')}&depth=0&limit=50`).catch(() => null)
  if (!answer?.ok) return []
  const { docs } = (await answer.json()) as { docs: MediaFile[] }
  return ids.split(',').flatMap((id) => docs.find((file) => String(file.id) === id) ?? [])
}
