import { route } from '../../route.ts'

const ofLetter = async () => ({ params: (await import('../../shared/params.ts')).letterParams })
const status = async () => (await import('../../outreach/mailings.ts')).mailingStatusSchema

export const readLetterStatus = route('GET', '/admin/letters/:id/email', {
  summary: 'Returns whether a letter was sent, how far that is, and how many people would get it.',
  access: 'writeLetters',
  errors: ['letter_not_found'],
  request: async () => ({ ...(await ofLetter()), query: (await import('../../outreach/mailings.ts')).mailingQuery }),
  output: status,
})

export const sendLetter = route('POST', '/admin/letters/:id/email', {
  summary: 'Sends a letter, once, to everyone who wants letters, or to some of them: now or later.',
  access: 'writeLetters',
  status: 202,
  errors: ['letter_not_found', 'letter_sent'],
  request: async () => ({ ...(await ofLetter()), input: (await import('../../outreach/mailings.ts')).mailingInput }),
  output: status,
})

export const cancelLetter = route('DELETE', '/admin/letters/:id/email', {
  summary: 'Cancels the emails of a letter, until the first is on its way.',
  access: 'writeLetters',
  errors: ['letter_not_found', 'letter_sent'],
  request: ofLetter,
  output: status,
})

export const previewLetter = route('GET', '/admin/letters/:id/email/preview', {
  summary: 'Returns a letter, as members and as others get it.',
  access: 'writeLetters',
  errors: ['letter_not_found'],
  request: ofLetter,
  output: async () => (await import('../../outreach/mailings.ts')).mailingPreviewSchema,
})

export const testLetter = route('POST', '/admin/letters/:id/email/test', {
  summary: 'Sends a letter to yourself only.',
  access: 'writeLetters',
  status: 204,
  errors: ['letter_not_found', 'too_many_requests'],
  request: ofLetter,
})
