import { Router } from 'express'
import type { Emulator } from '../Emulator.ts'
import { serve } from '../serve.ts'
import { POINT_OF_SALE_ID } from '../webhooks/WebhookSender.ts'

export function authenticationRoutes(emulator: Emulator): Router {
  const account = {
    merchantId: 40_211,
    pointOfSaleId: POINT_OF_SALE_ID,
    pointOfSaleName: 'Stone Hunt Outfitters',
    pointOfSaleType: 'REST_API',
  }
  return Router().get(
    '/authentication',
    serve(emulator, () => ({ status: 200, body: account })),
  )
}
