import * as routes from '#contracts/routes/community/loggedFinds.ts'
import {
  chooseFindOfMonth as choose,
  readFindOfMonth as readOfMonth,
} from '#domain/community/loggedFinds/findOfMonth.ts'
import {
  readSharedFind as readShared,
  readSharedFindPhoto as readPhoto,
  shareFind,
  unshareFind,
} from '#domain/community/loggedFinds/shareFind.ts'
import { implement } from '../../implement.ts'
import { photoResult } from '../../photoResult.ts'

export const shareLoggedFind = implement(routes.shareLoggedFind, (req, { params, input }) =>
  shareFind(req, params.id, input),
)

export const unshareLoggedFind = implement(routes.unshareLoggedFind, async (req, { params }) => {
  await unshareFind(req, params.id)
})

export const readSharedFind = implement(routes.readSharedFind, (req, { params }) => readShared(req, params.key), {
  rateLimit: { calls: 300, seconds: 600 },
})

export const readSharedFindPhoto = implement(routes.readSharedFindPhoto, async (req, { params, query }) =>
  photoResult(
    await readPhoto(req, { key: params.key, photoId: params.photo, isSmall: query.size === 'small' }),
    'no-cache',
  ),
)

export const readFindOfMonth = implement(routes.readFindOfMonth, (req) => readOfMonth(req), {
  cache: { topics: ['site'], by: 'everyone' },
})

export const chooseFindOfMonth = implement(routes.chooseFindOfMonth, async (req, { params }) => {
  await choose(req, params.id, true)
})

export const unchooseFindOfMonth = implement(routes.unchooseFindOfMonth, async (req, { params }) => {
  await choose(req, params.id, false)
})
