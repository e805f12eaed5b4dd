import type { SetupStep } from '#contracts/operations/setup.ts'
import { isAppError } from '#domain/platform/AppError.ts'
import type { Req } from '#domain/platform/Req.ts'
import { checkAddress } from './checkAddress.ts'
import { checkCards } from './checkCards.ts'
import { checkContent, checkCreator, checkFirstSale, checkParts } from './checkContent.ts'
import { checkFiles } from './checkFiles.ts'
import { checkMailRecords } from './checkMailRecords.ts'
import { checkMailServer } from './checkMailServer.ts'
import { checkPrices } from './checkPrices.ts'
import { checkPrint } from './checkPrint.ts'
import { failed, type Finding } from './findings.ts'

const CHECKS: Record<SetupStep, (req: Req) => Promise<Finding>> = {
  address: checkAddress,
  mail: checkMailServer,
  mailRecords: checkMailRecords,
  cards: checkCards,
  prices: checkPrices,
  print: checkPrint,
  files: checkFiles,
  parts: checkParts,
  legalPages: (req) => checkContent(req, 'legalPages'),
  creator: checkCreator,
  firstArticle: (req) => checkContent(req, 'firstArticle'),
  firstPost: (req) => checkContent(req, 'firstPost'),
  firstSale: checkFirstSale,
}

/** A provider that fails is a finding, not an error: the owner reads why. */
export async function checkSetupStep(req: Req, step: SetupStep): Promise<Finding> {
  try {
    return await CHECKS[step](req)
  } catch (error) {
    req.log.warn({ err: error, step, msg: 'A step of the setup does not work' })
    if (error instanceof Error) return { state: 'failed', said: isAppError(error) ? error.said : error.message }
    return failed('It could not be checked.')
  }
}
