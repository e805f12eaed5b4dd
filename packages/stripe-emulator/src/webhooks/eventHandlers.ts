import type { Handler } from '../Emulator.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { requireObject } from '../state/requireObject.ts'

const MOST_TYPES = 20

export const retrieveEvent: Handler = (emulator, { id }) => requireObject(emulator, 'event', id)

interface EventFilter extends PageParams {
  delivery_success?: boolean
  type?: string
  types?: string[]
}

export const listEvents: Handler<EventFilter> = (emulator, call) => {
  const { delivery_success: success, type, types } = call.params
  if (types && types.length > MOST_TYPES)
    throw invalidRequest(`You may pass at most ${MOST_TYPES} types.`, undefined, 'types')
  if (types && type) throw invalidRequest('You may only specify one of these parameters: type, types.')
  const matches = emulator.store
    .list('event')
    .filter((event) => type === undefined || matchesType(event.type, type))
    .filter((event) => !types || types.some((wanted) => matchesType(event.type, wanted)))
    .filter((event) => success === undefined || (emulator.webhooks.deliveryOf(event.id) === undefined) === success)
  return listPage(matches, call.params, call.path)
}

function matchesType(actual: string, wanted: string): boolean {
  return wanted.endsWith('*') ? actual.startsWith(wanted.slice(0, -1)) : actual === wanted
}
