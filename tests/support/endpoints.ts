import { expect } from 'vitest'
import type { Endpoint } from '#endpoints/implement.ts'

export const isSafe = ({ method }: Endpoint) => method === 'GET'
export const isProviders = ({ access }: Endpoint) => access === 'provider'
/** Events of comments are sent for minutes; tests/api/community/commentEvents.test.ts reads them. */
export const hasEnd = ({ produces }: Endpoint) => produces !== 'text/event-stream'
/** Signing out would end the session of the next case. */
export const isSignOut = ({ path }: Endpoint) => path === '/logout'
export const named = <E extends Endpoint>(list: E[]) =>
  list.map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }))

export const withSchemas = (list: Endpoint[]) =>
  Promise.all(
    list.map(async (endpoint) => {
      const { params, query, input } = await endpoint.schemas()
      return { ...endpoint, params, query, input }
    }),
  )
export type LoadedEndpoint = Awaited<ReturnType<typeof withSchemas>>[number]

export const addressOf = ({ path }: Endpoint, id = '2147483647') => `/api${path.replaceAll(/:\w+/g, id)}`

export const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status)

export const unauthorized = expect.objectContaining({
  status: 401,
  json: { message: 'Unauthorized', code: 'unauthorized' },
}) as unknown

export const employeesOnly = expect.objectContaining({
  status: 403,
  json: { message: 'Only employees can do that.', code: 'employees_only' },
}) as unknown
