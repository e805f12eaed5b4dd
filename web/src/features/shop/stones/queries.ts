import { readFilmStones } from '#contracts/routes/shop/stones.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const filmStonesQuery = (postId: number | string) =>
  readQuery(readFilmStones, { params: { id: String(postId) } })
