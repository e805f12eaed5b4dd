import * as routes from '#contracts/routes/outreach/letters.ts'
import * as letters from '#domain/outreach/letters/letterEmails.ts'
import { implement } from '../../implement.ts'

export const readLetterStatus = implement(
  routes.readLetterStatus,
  (req, { params: { id }, query: { joinedWithinDays } }) => letters.readLetterStatus(req, id, joinedWithinDays),
)

export const sendLetter = implement(routes.sendLetter, async (req, { params: { id }, input }) => {
  await letters.sendLetter(req, id, input)
  return letters.readLetterStatus(req, id, input.joinedWithinDays)
})

export const cancelLetter = implement(routes.cancelLetter, async (req, { params: { id } }) => {
  await letters.cancelLetter(req, id)
  return letters.readLetterStatus(req, id)
})

export const previewLetter = implement(routes.previewLetter, (req, { params: { id } }) =>
  letters.previewLetter(req, id),
)

export const testLetter = implement(
  routes.testLetter,
  async (req, { params: { id } }) => {
    await letters.testLetter(req, id)
  },
  { rateLimit: { calls: 20, seconds: 3600 } },
)
