import { route } from '../../route.ts'

export const readSettingsForm = route('GET', '/admin/settings', {
  summary: 'Returns every setting, stored or default.',
  access: 'manageSite',
  output: async () => (await import('../../platform/settingsForm.ts')).settingValuesSchema,
})

export const changeSettings = route('PUT', '/admin/settings', {
  summary: 'Changes settings, all of them or none. New prices are created at the card provider first.',
  access: 'manageSite',
  errors: ['password_needed', 'card_provider_unreachable', 'card_provider_refused'],
  request: async () => ({ input: (await import('../../platform/settingsForm.ts')).changeSettingsInput }),
  output: async () => (await import('../../platform/settingsForm.ts')).settingValuesSchema,
})

export const readMemberPrices = route('GET', '/admin/member-prices', {
  summary: 'Returns how many members pay which price.',
  access: 'manageSite',
  output: async () => (await import('../../platform/settingsForm.ts')).memberPricesSchema,
})

export const moveMembers = route('POST', '/admin/member-prices/move', {
  summary:
    'Chooses the members of a plan who are to pay the price offered now. Each gets an email 14 to 30 days before the first charge at it.',
  access: 'manageSite',
  status: 202,
  errors: ['settings_changed'],
  request: async () => ({ input: (await import('../../platform/settingsForm.ts')).moveMembersInput }),
  output: async () => (await import('../../platform/settingsForm.ts')).movedMembersSchema,
})
