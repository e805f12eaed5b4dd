import { route } from '../../route.ts'

const one = async () => ({ params: (await import('../../shared/params.ts')).identificationParams })
const photo = async () => ({ params: (await import('../../shared/params.ts')).identificationPhotoParams })
const shown = async () => (await import('../../community/identifications.ts')).identificationSchema

export const readPublicIdentifications = route('GET', '/identifications/public', {
  summary: 'Lists identified stones whose finders agreed to show them, newest first.',
  access: 'everyone',
  output: async () => (await import('../../community/identifications.ts')).publicIdentificationListSchema,
})

export const readIdentifications = route('GET', '/identifications', {
  summary: 'Lists the stones you asked about.',
  access: 'signedIn',
  output: async () => (await import('../../community/identifications.ts')).identificationListSchema,
})

export const beginIdentification = route('POST', '/identifications', {
  summary: 'Describes a stone; its photos follow, then it is sent.',
  access: 'signedIn',
  status: 201,
  errors: ['too_many_stones', 'stone_subscribers_only', 'stones_full', 'too_many_requests'],
  request: async () => ({ input: (await import('../../community/identifications.ts')).identificationInput }),
  output: shown,
})

export const addStonePhoto = route('POST', '/identifications/:id/photos', {
  summary: 'Adds a photo to a stone that isn’t sent yet; another of the same kind replaces it. Its place is removed.',
  access: 'signedIn',
  status: 201,
  errors: ['stone_not_found', 'stone_sent', 'unsupported_file', 'too_many_requests'],
  request: async () => ({
    ...(await one()),
    input: (await import('../../community/identifications.ts')).stonePhotoInput,
  }),
  output: shown,
})

export const sendIdentification = route('POST', '/identifications/:id/send', {
  summary: 'Puts your stone into the queue.',
  access: 'signedIn',
  errors: ['stone_not_found', 'stone_sent', 'too_many_stones', 'stone_subscribers_only', 'stones_full'],
  request: one,
  output: shown,
})

export const changeIdentificationConsent = route('PUT', '/identifications/:id/consent', {
  summary: 'Shows your identified stone to everyone, or to no one else.',
  access: 'signedIn',
  errors: ['stone_not_found'],
  request: async () => ({
    ...(await one()),
    input: (await import('../../community/identifications.ts')).identificationConsentInput,
  }),
  output: shown,
})

export const deleteIdentification = route('DELETE', '/identifications/:id', {
  summary: 'Deletes your stone with its photos and the answer.',
  access: 'signedIn',
  status: 204,
  errors: ['stone_not_found'],
  request: one,
})

export const readStonePhoto = route('GET', '/identifications/:id/photos/:photo', {
  summary: 'Returns a photo of a stone that you may see.',
  access: 'everyone',
  errors: ['stone_not_found'],
  produces: 'image/webp',
  request: photo,
})

export const answerIdentification = route('POST', '/admin/identifications/:id/answer', {
  summary: 'Says what a stone is and why; its finder gets one email.',
  access: 'identifyStones',
  status: 204,
  errors: ['stone_not_found', 'stone_answered'],
  request: async () => ({
    ...(await one()),
    input: (await import('../../community/identifications.ts')).identificationAnswerInput,
  }),
})
