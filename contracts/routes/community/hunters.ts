import { route } from '../../route.ts'

export const readHunter = route('GET', '/hunters/:id', {
  summary: 'Returns a member as others see them, with their comments below posts that you may see.',
  access: 'everyone',
  errors: ['hunter_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).hunterParams }),
  output: async () => (await import('../../community/hunters.ts')).hunterSchema,
})

export const blockHunter = route('POST', '/hunters/:id/block', {
  summary: 'Hides a member’s replies to you, and ends emails about them. They won’t know.',
  access: 'signedIn',
  status: 204,
  errors: ['hunter_not_found', 'forbidden', 'too_many_blocked', 'too_many_requests'],
  request: async () => ({ params: (await import('../../shared/params.ts')).hunterParams }),
})

export const unblockHunter = route('DELETE', '/hunters/:id/block', {
  summary: 'Shows a member’s replies to you again.',
  access: 'signedIn',
  status: 204,
  errors: ['hunter_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).hunterParams }),
})

export const readBlocked = route('GET', '/account/blocked', {
  summary: 'Lists the members you have blocked, newest first.',
  access: 'signedIn',
  output: async () => (await import('../../community/hunters.ts')).blockedHuntersSchema,
})

export const readProfile = route('GET', '/account/profile', {
  summary: 'Returns the name and picture that others see.',
  access: 'signedIn',
  output: async () => (await import('../../community/hunters.ts')).profileSchema,
})

export const changeProfile = route('PUT', '/account/profile', {
  summary: 'Chooses the name and picture that others see, or none.',
  access: 'signedIn',
  errors: ['name_taken', 'forbidden', 'invalid_upload', 'unsupported_file', 'too_large', 'too_many_requests'],
  request: async () => ({ input: (await import('../../community/hunters.ts')).changeProfileInput }),
  output: async () => (await import('../../community/hunters.ts')).profileSchema,
})
