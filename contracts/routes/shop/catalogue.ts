import { route } from '../../route.ts'

export const syncMerchandise = route('POST', '/merchandise/sync', {
  summary: 'Updates the merchandise from the print provider.',
  access: 'manageCatalogue',
  scope: 'catalog:write',
  errors: ['sync_running', 'sync_failed', 'print_provider_unreachable'],
  output: async () => (await import('../../shop/products.ts')).syncAnswer,
})

export const previewMerchandiseSync = route('POST', '/merchandise/sync/preview', {
  summary: 'Returns what a sync would change, without changing it.',
  access: 'manageCatalogue',
  scope: 'catalog:write',
  errors: ['sync_running', 'sync_failed', 'print_provider_unreachable'],
  output: async () => (await import('../../shop/products.ts')).syncPreview,
})

export const readMerchandiseSync = route('GET', '/merchandise/sync/status', {
  summary: 'Returns how the newest sync is going, or how it went.',
  access: 'manageCatalogue',
  scope: 'catalog:read',
  output: async () => (await import('../../shop/products.ts')).syncStatus.nullable(),
})

export const testSpreadconnect = route('GET', '/test-spreadconnect', {
  summary: 'Tests the connection to the print provider.',
  access: 'manageCatalogue',
  errors: ['print_provider_unreachable'],
  output: async () => (await import('../../shared/message.ts')).messageAnswer,
})
