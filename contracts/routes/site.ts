import { route } from '../route.ts'

export const readConfig = route('GET', '/config', {
  summary: 'Returns what the site needs to know before it can sell: prices and the card form.',
  access: 'everyone',
  schemas: async () => {
    const { configSchema } = await import('../site.ts')
    return { output: configSchema }
  },
})

export const readSiteSetting = route('GET', '/site-settings/:key', {
  summary: 'Returns a public setting.',
  access: 'everyone',
  schemas: async () => {
    const { siteSettingParams, siteSettingSchema } = await import('../site.ts')
    return { params: siteSettingParams, output: siteSettingSchema }
  },
})

export const putCoverPhoto = route('PUT', '/cover-photo', {
  summary: 'Changes the cover photo of the front page.',
  access: 'employee',
  errors: ['invalid_upload', 'unsupported_file', 'too_large'],
  schemas: async () => {
    const { coverPhotoInput, siteSettingSchema } = await import('../site.ts')
    return { input: coverPhotoInput, output: siteSettingSchema }
  },
})

export const requestUpload = route('POST', '/objects/upload', {
  summary: 'Returns an address for one upload with PUT.',
  access: 'signedIn',
  errors: ['too_large', 'upload_quota', 'upload_needs_confirmed_email', 'too_many_requests'],
  schemas: async () => {
    const { uploadTicketInput, uploadTicketAnswer } = await import('../site.ts')
    return { input: uploadTicketInput, output: uploadTicketAnswer }
  },
})
