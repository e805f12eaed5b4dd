import { route } from '../../route.ts'

export const checkSetup = route('GET', '/admin/setup/:step', {
  summary: 'Checks one step of setting up the site, by trying it: sends no email and charges no card.',
  access: 'manageSite',
  request: async () => ({ params: (await import('../../operations/setup.ts')).setupStepParams }),
  output: async () => (await import('../../operations/setup.ts')).setupFindingSchema,
})
