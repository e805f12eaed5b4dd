import { route } from '../../route.ts'

export const readConfig = route('GET', '/config', {
  summary: 'Returns what the site needs to know before it can sell: prices and the card form.',
  access: 'everyone',
  output: async () => (await import('../../platform/site.ts')).configSchema,
})

export const readSiteSetting = route('GET', '/site-settings/:key', {
  summary: 'Returns a public setting.',
  access: 'everyone',
  request: async () => ({ params: (await import('../../shared/params.ts')).siteSettingParams }),
  output: async () => (await import('../../platform/site.ts')).siteSettingSchema,
})

export const putCoverPhoto = route('PUT', '/cover-photo', {
  summary: 'Changes the cover photo of the front page.',
  access: 'managePages',
  errors: ['invalid_upload', 'unsupported_file', 'too_large'],
  request: async () => ({ input: (await import('../../platform/site.ts')).coverPhotoInput }),
  output: async () => (await import('../../platform/site.ts')).siteSettingSchema,
})
