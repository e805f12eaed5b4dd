import { z } from 'zod'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { readFromPanel } from '../../platform/view/readFromPanel.ts'

const fileSchema = z.object({ id: z.number(), filename: z.string() })
const filesSchema = z.object({ docs: z.array(fileSchema) })

export type MediaFile = z.infer<typeof fileSchema>

export const fileAddress = ({ filename }: MediaFile): string => mediaAddress(filename.split('.')[0] ?? '')

/** @param ids with commas between them. @returns the files in the same order. */
export async function findFiles(ids: string): Promise<MediaFile[]> {
  if (ids === '') return []
  const query = ids.split(',').map((id, index) => `where[id][in][${index}]=${id}`)
  const found = await readFromPanel(`/media?${query.join('&')}&depth=0&limit=50`, filesSchema)
  return ids.split(',').flatMap((id) => found?.docs.find((file) => String(file.id) === id) ?? [])
}
