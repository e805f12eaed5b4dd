import * as routes from '#contracts/routes/operations/setup.ts'
import { checkSetupStep } from '#domain/operations/setup/checkSetupStep.ts'
import { sentenceIn } from '#texts/sentenceIn.ts'
import { implement } from '../../implement.ts'

export const checkSetup = implement(routes.checkSetup, async (req, { params: { step } }) => {
  const { state, said } = await checkSetupStep(req, step)
  return { state, text: sentenceIn(req.language ?? 'en', said) }
})
