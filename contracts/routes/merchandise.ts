import { route } from '../route.ts'

export const readMerchandise = route('GET', '/merchandise', {
  summary: 'Lists merchandise with its images and variants.',
  access: 'everyone',
  schemas: async () => {
    const { merchandiseListQuery, merchandiseListSchema } = await import('../products.ts')
    return { query: merchandiseListQuery, output: merchandiseListSchema }
  },
})

export const syncMerchandise = route('POST', '/merchandise/sync', {
  summary: 'Updates the merchandise from the print provider.',
  access: 'employee',
  errors: ['sync_running', 'sync_failed', 'print_provider_unreachable'],
  schemas: async () => {
    const { syncAnswer } = await import('../products.ts')
    return { output: syncAnswer }
  },
})

export const previewMerchandiseSync = route('POST', '/merchandise/sync/preview', {
  summary: 'Returns what a sync would change, without changing it.',
  access: 'employee',
  errors: ['sync_running', 'sync_failed', 'print_provider_unreachable'],
  schemas: async () => {
    const { syncPreview } = await import('../products.ts')
    return { output: syncPreview }
  },
})

export const readMerchandiseSync = route('GET', '/merchandise/sync/status', {
  summary: 'Returns how the newest sync is going, or how it went.',
  access: 'employee',
  schemas: async () => {
    const { syncStatus } = await import('../products.ts')
    return { output: syncStatus.nullable() }
  },
})

export const testSpreadconnect = route('GET', '/test-spreadconnect', {
  summary: 'Tests the connection to the print provider.',
  access: 'employee',
  errors: ['print_provider_unreachable'],
  schemas: async () => {
    const { messageAnswer } = await import('../message.ts')
    return { output: messageAnswer }
  },
})
