import { call } from '#contracts/call.ts'
import { pickCover as makeCover } from '#contracts/routes/content/posts.ts'
import { problemOf } from '../../platform/view/problemOf.ts'

/** @returns the new picture's id, or an error message. */
export async function pickCover(
  id: number,
  input: { photo: number } | { second: number },
): Promise<{ cover: number; problem: null } | { cover: null; problem: string }> {
  const answer = call(makeCover, { params: { id }, input })
  const problem = await problemOf(answer)
  return problem === null ? { cover: Number((await answer).id), problem } : { cover: null, problem }
}
