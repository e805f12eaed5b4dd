import { ALERTS } from '#contracts/platform/alerts.ts'
import { factIn } from '../view/factIn.ts'

export const alertIn = factIn(ALERTS)
