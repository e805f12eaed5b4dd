import { call } from '#contracts/call.ts'
import { pickCover as makeCover } from '#contracts/routes/posts.ts'
import { problemOf } from '../problemOf.ts'

export type MediaFile = { id: number; filename: string }

/** @returns the new picture's id, or an error message. */
export async function pickCover(
  id: number,
  input: { photo: number } | { second: number },
): Promise<{ cover: number; problem: null } | { cover: null; problem: string }> {
  const answer = call(makeCover, { params: { id }, input })
  const problem = await problemOf(answer)
  return problem === null ? { cover: Number((await answer).id), problem } : { cover: null, problem }
}

/** @param ids with commas between them. @returns the files in the same order. */
export async function findFiles(ids: string): Promise<MediaFile[]> {
  if (ids === '') return []
  const query = ids.split(',').map((id, index) => `where[id][in][${index}]=${id}`)
  const answer = await fetch(`/cms/api/media?${query.join('&')}&depth=0&limit=50`).catch(() => null)
  if (!answer?.ok) return []
  const { docs } = (await answer.json()) as { docs: MediaFile[] }
  return ids.split(',').flatMap((id) => docs.find((file) => String(file.id) === id) ?? [])
}
