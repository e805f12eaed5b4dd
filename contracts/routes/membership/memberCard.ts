import { route } from '../../route.ts'

const load = () => import('../../membership/memberCard.ts')

export const readMemberCard = route('GET', '/account/card', {
  summary: 'Returns the card that your membership charges next.',
  access: 'signedIn',
  errors: [
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  output: async () => (await load()).memberCardSchema,
})

export const startCardChange = route('POST', '/account/card/form', {
  summary: 'Begins a form for another card of your membership.',
  access: 'signedIn',
  errors: [
    'no_active_subscription',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'unavailable',
    'too_many_requests',
  ],
  output: async () => (await load()).cardFormSchema,
})

export const changeMemberCard = route('PUT', '/account/card', {
  summary: 'Charges the card of a confirmed form from now on.',
  access: 'signedIn',
  errors: [
    'card_not_confirmed',
    'card_provider_unreachable',
    'card_provider_busy',
    'card_provider_refused',
    'card_declined',
    'too_many_requests',
  ],
  request: async () => ({ input: (await load()).changeCardInput }),
  output: async () => (await load()).memberCardSchema,
})
