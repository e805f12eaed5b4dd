import * as routes from '#contracts/routes/content/watching.ts'
import { changeWatching as change } from '#domain/content/watching/changeWatching.ts'
import { listWatching } from '#domain/content/watching/listWatching.ts'
import * as positions from '#domain/content/watching/savePosition.ts'
import { implement } from '../../implement.ts'
import { presentPost } from '../posts/presentPost.ts'

export const savePosition = implement(
  routes.savePosition,
  async (req, { params: { id }, input }) => {
    await positions.savePosition(req, id, input)
  },
  { rateLimit: { calls: 60, seconds: 60 } },
)

export const dropPosition = implement(routes.dropPosition, async (req, { params: { id } }) => {
  await positions.dropPosition(req, id)
})

export const readWatching = implement(routes.readWatching, async (req, { query: { language } }) => {
  const { isOn, continued, positions: stored } = await listWatching(req)
  return {
    isOn,
    continue: continued.map(({ post, second, isNextPart }) => ({
      post: presentPost(post, req.user, req.now, language),
      second,
      isNextPart,
    })),
    marks: stored.map(({ postId, second, duration, finishedAt }) => ({
      postId,
      second,
      duration,
      isFinished: finishedAt !== null,
    })),
  }
})

export const changeWatching = implement(routes.changeWatching, async (req, { input: { isOn } }) => {
  await change(req, isOn)
})
