import * as routes from '#contracts/routes/setup.ts'
import { checkSetupStep } from '#domain/setup/checkSetupStep.ts'
import { implement } from '../implement.ts'

export const checkSetup = implement(routes.checkSetup, (req, { params: { step } }) => checkSetupStep(req, step))
