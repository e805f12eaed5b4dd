import * as routes from '#contracts/routes/operations/setup.ts'
import { checkSetupStep } from '#domain/operations/setup/checkSetupStep.ts'
import { implement } from '../../implement.ts'

export const checkSetup = implement(routes.checkSetup, (req, { params: { step } }) => checkSetupStep(req, step))
