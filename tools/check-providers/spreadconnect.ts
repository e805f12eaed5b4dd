import type { z } from 'zod'
import { createSpreadconnectEmulator } from '@stone-hunt/spreadconnect-emulator'
import * as contract from '@stone-hunt/spreadconnect-emulator/contract'
import type { Provider } from './Provider.ts'
import type { Sender } from './recordCalls.ts'
import { walkSpreadconnect } from './walkSpreadconnect.ts'

const STAGING = 'https://rest.spreadconnect-staging.app'

const documented: Record<string, z.ZodType> = {
  'get /authentication': contract.authenticationSchema,
  'get /articles': contract.articlePageSchema,
  'get /stock': contract.stockPageSchema,
  'get /orders/{id}': contract.orderSchema,
  'get /orders/{id}/shippingTypes': contract.shippingTypesSchema,
  'get /orders/{id}/shipments': contract.shipmentsSchema,
}

const senderOf = (base: string, key: string): Sender => ({
  base,
  headers: { 'x-spod-access-token': key, accept: 'application/json', 'content-type': 'application/json' },
  encode: (body) => JSON.stringify(body),
})

export const spreadconnect: Provider = {
  name: 'Spreadconnect',
  version: 'its only one',
  walk: walkSpreadconnect,
  real({ SPREADCONNECT_API_KEY: key, SPREADCONNECT_BASE_URL: base = STAGING }) {
    if (!key) return null
    if (base !== STAGING && new URL(base).hostname !== '127.0.0.1')
      throw new Error(`SPREADCONNECT_BASE_URL must be ${STAGING}: elsewhere, a confirmed order is printed and charged.`)
    return senderOf(base, key)
  },
  async emulator() {
    const apiKey = 'check'
    const emulator = await createSpreadconnectEmulator({ apiKey, rateLimit: 'off' })
    return { sender: senderOf(emulator.url, apiKey), close: () => emulator.close() }
  },
  problems({ operation, status, body }) {
    const schema = documented[operation]
    const parsed = status === 200 && schema ? schema.safeParse(body) : null
    return (parsed?.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
  },
}
