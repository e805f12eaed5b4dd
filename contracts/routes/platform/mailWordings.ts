import { route } from '../../route.ts'

export const listMailWordings = route('GET', '/admin/mail-wordings', {
  summary: 'Returns the wording of every email.',
  access: 'manageEmails',
  output: async () => (await import('../../platform/mailWordings.ts')).wordingsSchema,
})

export const changeMailWording = route('PUT', '/admin/mail-wordings/:key', {
  summary: 'Changes the wording of an email. Unknown placeholders and missing required ones are refused.',
  access: 'manageEmails',
  status: 204,
  errors: ['not_found'],
  request: async () => {
    const { wordingParams: params, wordingInput: input } = await import('../../platform/mailWordings.ts')
    return { params, input }
  },
})

export const resetMailWording = route('DELETE', '/admin/mail-wordings/:key', {
  summary: 'Returns an email to its standard wording.',
  access: 'manageEmails',
  status: 204,
  errors: ['not_found'],
  request: async () => ({ params: (await import('../../platform/mailWordings.ts')).wordingParams }),
})

export const previewMailWording = route('POST', '/admin/mail-wordings/:key/preview', {
  summary: 'Shows an email with sample data. Nothing is stored or sent.',
  access: 'manageEmails',
  errors: ['not_found'],
  request: async () => {
    const { wordingParams: params, wordingInput: input } = await import('../../platform/mailWordings.ts')
    return { params, input }
  },
  output: async () => (await import('../../platform/mailWordings.ts')).mailPreviewSchema,
})
