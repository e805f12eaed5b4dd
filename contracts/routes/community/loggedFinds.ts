import { route } from '../../route.ts'

const one = async () => ({ params: (await import('../../shared/params.ts')).loggedFindParams })
const list = async () => ({ query: (await import('../../shared/queries.ts')).loggedFindQuery })
const photo = async () => (await import('../../shared/queries.ts')).findPhotoQuery
const input = async () => (await import('../../community/loggedFinds.ts')).loggedFindInput
const shown = async () => (await import('../../community/loggedFinds.ts')).loggedFindSchema

export const readFindOfMonth = route('GET', '/find-of-the-month', {
  summary: 'Returns the find that the creator chose last, while its finder agrees.',
  access: 'everyone',
  output: async () => (await import('../../community/loggedFinds.ts')).findOfMonthSchema,
})

export const listLoggedFinds = route('GET', '/finds', {
  summary: 'Lists your finds, the newest first.',
  access: 'signedIn',
  request: list,
  output: async () => (await import('../../community/loggedFinds.ts')).loggedFindPageSchema,
})

export const loggedFindsCsv = route('GET', '/finds.csv', {
  summary: 'Downloads all your finds as CSV.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  produces: 'text/csv',
})

export const loggedFindsPdf = route('GET', '/finds.pdf', {
  summary: 'Downloads up to 500 of your finds as PDF.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  request: async () => ({ query: (await import('../../shared/queries.ts')).loggedFindPdfQuery }),
  produces: 'application/pdf',
})

export const logFind = route('POST', '/finds', {
  summary: 'Adds a find to your log; its photos follow.',
  access: 'signedIn',
  status: 201,
  errors: ['catalogue_number_taken', 'find_log_full', 'too_many_requests'],
  request: async () => ({ input: await input() }),
  output: shown,
})

export const readLoggedFind = route('GET', '/finds/:id', {
  summary: 'Returns one of your finds.',
  access: 'signedIn',
  errors: ['find_not_found'],
  request: one,
  output: shown,
})

export const changeLoggedFind = route('PUT', '/finds/:id', {
  summary: 'Changes your find. If it was find of the month, it no longer is.',
  access: 'signedIn',
  errors: ['find_not_found', 'catalogue_number_taken', 'too_many_requests'],
  request: async () => ({ ...(await one()), input: await input() }),
  output: shown,
})

export const deleteLoggedFind = route('DELETE', '/finds/:id', {
  summary: 'Deletes your find with its photos.',
  access: 'signedIn',
  status: 204,
  errors: ['find_not_found'],
  request: one,
})

export const addFindPhoto = route('POST', '/finds/:id/photos', {
  summary: 'Adds a photo to your find. Its place is removed.',
  access: 'signedIn',
  status: 201,
  errors: ['find_not_found', 'too_many_find_photos', 'unsupported_file', 'too_many_requests'],
  request: async () => ({ ...(await one()), input: (await import('../../community/loggedFinds.ts')).findPhotoInput }),
  output: shown,
})

export const deleteFindPhoto = route('DELETE', '/finds/:id/photos/:photo', {
  summary: 'Deletes a photo of your find.',
  access: 'signedIn',
  status: 204,
  errors: ['find_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).findPhotoParams }),
})

export const readFindPhoto = route('GET', '/finds/:id/photos/:photo', {
  summary: 'Returns a photo of your find, or of the find of the month.',
  access: 'everyone',
  errors: ['find_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).findPhotoParams, query: await photo() }),
  produces: 'image/webp',
})

export const shareLoggedFind = route('PUT', '/finds/:id/share', {
  summary: 'Lets everyone with a link see your find.',
  access: 'signedIn',
  errors: ['find_not_found'],
  request: async () => ({ ...(await one()), input: (await import('../../community/loggedFinds.ts')).shareFindInput }),
  output: shown,
})

export const unshareLoggedFind = route('DELETE', '/finds/:id/share', {
  summary: 'Ends the link to your find for good.',
  access: 'signedIn',
  status: 204,
  errors: ['find_not_found'],
  request: one,
})

export const readSharedFind = route('GET', '/shared-finds/:key', {
  summary: 'Returns a shared find: only what its finder chose.',
  access: 'everyone',
  errors: ['find_not_found', 'too_many_requests'],
  request: async () => ({ params: (await import('../../shared/params.ts')).sharedFindParams }),
  output: async () => (await import('../../community/loggedFinds.ts')).sharedFindSchema,
})

export const readSharedFindPhoto = route('GET', '/shared-finds/:key/photos/:photo', {
  summary: 'Returns a photo of a shared find.',
  access: 'everyone',
  errors: ['find_not_found'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).sharedFindPhotoParams,
    query: await photo(),
  }),
  produces: 'image/webp',
})

export const chooseFindOfMonth = route('PUT', '/admin/finds/:id/of-the-month', {
  summary: 'Shows a find on the home page, if its finder agrees.',
  access: 'chooseFinds',
  status: 204,
  errors: ['find_not_found', 'find_without_photo'],
  request: one,
})

export const unchooseFindOfMonth = route('DELETE', '/admin/finds/:id/of-the-month', {
  summary: 'Takes a find off the home page.',
  access: 'chooseFinds',
  status: 204,
  errors: ['find_not_found'],
  request: one,
})
