import * as routes from '#contracts/routes/community/identifications.ts'
import { answerIdentification as answer } from '#domain/community/identifications/answerIdentification.ts'
import {
  addStonePhoto as addPhoto,
  beginIdentification as begin,
  changeConsent,
  deleteIdentification as remove,
  sendIdentification as send,
} from '#domain/community/identifications/askAboutStone.ts'
import {
  readIdentifications as readOwn,
  readPublicIdentifications as readPublic,
  readStonePhoto as readPhoto,
} from '#domain/community/identifications/readIdentifications.ts'
import { photoResult } from '../../photoResult.ts'
import { implement } from '../../implement.ts'

const rateLimit = { calls: 60, seconds: 3600 }

export const readPublicIdentifications = implement(routes.readPublicIdentifications, (req) => readPublic(req))

export const readIdentifications = implement(routes.readIdentifications, ({ pool, user }) => readOwn(pool, user.id))

export const beginIdentification = implement(routes.beginIdentification, (req, { input }) => begin(req, input), {
  rateLimit,
})

export const addStonePhoto = implement(
  routes.addStonePhoto,
  (req, { params, input }) => addPhoto(req, params.id, input),
  { rateLimit, mayBeLong: 'photo' },
)

export const sendIdentification = implement(routes.sendIdentification, (req, { params }) => send(req, params.id))

export const changeIdentificationConsent = implement(routes.changeIdentificationConsent, (req, { params, input }) =>
  changeConsent(req, params.id, input.isPublic),
)

export const deleteIdentification = implement(routes.deleteIdentification, async (req, { params }) => {
  await remove(req, params.id)
})

export const readStonePhoto = implement(routes.readStonePhoto, async (req, { params }) =>
  photoResult(await readPhoto(req, params.id, params.photo)),
)

export const answerIdentification = implement(routes.answerIdentification, async (req, { params, input }) => {
  await answer(req, params.id, input)
})
