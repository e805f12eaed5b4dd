import { route } from '../../route.ts'

const byKey = async () => ({ query: (await import('../../shared/queries.ts')).itemAlertLinkQuery })

export const createItemAlert = route('POST', '/item-alerts', {
  summary:
    'Emails you once when a variant is back in stock, or costs less. Without a confirmed address, a link asks first.',
  access: 'everyone',
  status: 201,
  errors: ['variant_not_found', 'variant_in_stock', 'too_many_alerts', 'too_many_requests'],
  request: async () => ({ input: (await import('../../shop/itemAlerts.ts')).createItemAlertInput }),
  output: async () => (await import('../../shop/itemAlerts.ts')).createItemAlertAnswer,
})

export const readItemAlerts = route('GET', '/item-alerts', {
  summary: 'Lists the alerts that you wait for.',
  access: 'signedIn',
  output: async () => (await import('../../shop/itemAlerts.ts')).itemAlertListSchema,
})

export const deleteItemAlert = route('DELETE', '/item-alerts/:id', {
  summary: 'Deletes one of your alerts.',
  access: 'signedIn',
  status: 204,
  errors: ['alert_not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).itemAlertParams }),
})

export const readLinkedItemAlert = route('GET', '/item-alerts/link', {
  summary: 'Returns the alert of an emailed link.',
  access: 'everyone',
  errors: ['alert_not_found'],
  request: byKey,
  output: async () => (await import('../../shop/itemAlerts.ts')).linkedItemAlertSchema,
})

export const confirmItemAlert = route('POST', '/item-alerts/link/confirm', {
  summary: 'Confirms the alert of an emailed link.',
  access: 'everyone',
  status: 204,
  errors: ['alert_not_found', 'too_many_requests'],
  request: byKey,
})

/** Mail programs send this for a press on their own “Unsubscribe”, too. */
export const stopItemAlert = route('POST', '/item-alerts/link/stop', {
  summary: 'Deletes the alert of an emailed link, or all of its address.',
  access: 'everyone',
  status: 204,
  form: true,
  errors: ['alert_not_found', 'too_many_requests'],
  request: byKey,
})
