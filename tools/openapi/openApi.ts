import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi'
import { SCOPES } from '../../contracts/people/apiKeys.ts'
import { routesByConcept } from '../../contracts/allRoutes.ts'
import { cartItemSchema } from '../../contracts/shop/cart.ts'
import { commentSchema } from '../../contracts/community/comments.ts'
import { deprecationNotice } from '../../contracts/platform/deprecation.ts'
import { errorBodySchema, type ErrorCode, ERRORS } from '../../contracts/platform/errors.ts'
import { errorsOf } from '../../contracts/platform/errorsOf.ts'
import { examples } from '../../contracts/examples.ts'
import { orderSchema } from '../../contracts/shop/orders.ts'
import { currentUserSchema } from '../../contracts/people/people.ts'
import { postSchema } from '../../contracts/content/posts.ts'
import { merchandiseSchema, productSchema } from '../../contracts/shop/products.ts'
import { isCapability, rolesWith } from '../../contracts/platform/roles.ts'
import type { Access, Method, Route } from '../../contracts/route.ts'
import {
  deprecationOf,
  type SentEvent,
  WEBHOOKS,
  webhookBody,
  webhookExample,
  webhookHeaders,
} from '../../contracts/platform/webhookEvents.ts'

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'
const VERBS: Record<Method, Verb> = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' }

const SCOPE_LIST = Object.entries(SCOPES)
  .map(([scope, { says }]) => `\`${scope}\` (${says.toLowerCase()})`)
  .join(', ')

/** Generates OpenAPI 3.1. @param routes of each concept, by their names. */
export async function openApi(routes: Record<string, Record<string, Route>> = routesByConcept) {
  const paths: Record<string, Partial<Record<Verb, ZodOpenApiOperationObject>>> = {}
  for (const [concept, ofConcept] of Object.entries(routes)) {
    for (const [name, route] of Object.entries(ofConcept)) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [VERBS[route.method]]: await operationOf(name, concept, route) }
    }
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Stone Hunt',
        version: '1',
        description:
          'JSON in, JSON out. Amounts are strings with two decimals, ids are opaque. ' +
          'A browser that sends something must send it from the site itself. ' +
          'Every call can also answer 500 `internal` and 503 `unavailable`, and 404 `not_found` for a part of the site that its owner switched off. ' +
          'Under `webhooks` is what the site sends to your receivers.',
      },
      servers: [{ url: '/api' }],
      tags: Object.keys(routes).map((name) => ({ name })),
      paths,
      webhooks: Object.fromEntries(Object.keys(WEBHOOKS).map((type) => [type, { post: webhookOf(type as SentEvent) }])),
      components: {
        schemas: {
          CartItem: cartItemSchema,
          Comment: commentSchema,
          CurrentUser: currentUserSchema,
          Error: errorBodySchema,
          Merchandise: merchandiseSchema,
          Order: orderSchema,
          Post: postSchema,
          Product: productSchema,
        },
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description: `Employees create keys in the panel. Scopes: ${SCOPE_LIST}.`,
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-stonehunt-token',
            description: 'Set by signing in. Over plain http it is called `stonehunt-token`.',
          },
        },
      },
    },
    // Every whole number has these limits; they say nothing about this API.
    { override: ({ jsonSchema }) => dropLimits(jsonSchema) },
  )
}

function dropLimits(jsonSchema: { minimum?: number; maximum?: number }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

function whoMayCall(access: Access): string {
  if (isCapability(access)) return `For employees who may \`${access}\`: ${rolesWith(access).join(', ')}.`
  if (access === 'signedIn') return 'For people who are signed in.'
  return access === 'provider' ? 'For the provider alone, which signs each request.' : 'For everyone.'
}

async function operationOf(name: string, concept: string, route: Route): Promise<ZodOpenApiOperationObject> {
  const { params, query } = await route.schemas()
  const example = examples[name] ?? {}
  const body = await requestBodyOf(route, example.input)
  return {
    operationId: name,
    tags: [concept],
    summary: route.summary,
    description: [
      whoMayCall(route.access),
      ...(route.scope ? [`An API key needs \`${route.scope}\`.`] : []),
      ...(route.deprecated ? [deprecationNotice(route.deprecated)] : []),
    ].join(' '),
    ...(route.deprecated && { deprecated: true }),
    security: securityOf(route),
    requestParams: {
      ...(params instanceof z.ZodObject && { path: params }),
      ...(query instanceof z.ZodObject && { query }),
    },
    ...(body && { requestBody: body }),
    responses: { ...(await successOf(route, example.output)), ...(await refusalsOf(route)) },
  }
}

const webhookOf = (type: SentEvent): ZodOpenApiOperationObject => ({
  operationId: type,
  tags: ['outgoingWebhooks'],
  summary: `${WEBHOOKS[type].when}.`,
  description: [
    'Sent to receivers that an owner adds in the panel, signed as Standard Webhooks.',
    ...[deprecationOf(type)].flatMap((deprecated) => (deprecated ? [deprecationNotice(deprecated)] : [])),
  ].join(' '),
  ...(deprecationOf(type) && { deprecated: true }),
  security: [],
  requestParams: { header: webhookHeaders },
  requestBody: {
    required: true,
    content: { 'application/json': { schema: webhookBody(type), example: webhookExample(type) } },
  },
  responses: {
    '2XX': { description: 'The event arrived. Respond within 10 seconds.' },
    410: { description: 'Switches the receiver off.' },
    default: { description: 'The event is sent again later, under the same id.' },
  },
})

/** One of these is enough; an empty one means that none is needed. */
function securityOf({ access, scope }: Route): ZodOpenApiOperationObject['security'] {
  const needsSession = access === 'signedIn' || isCapability(access)
  if (!scope) return needsSession ? [{ session: [] }] : []
  return [needsSession ? { session: [] } : {}, { apiKey: [scope] }]
}

async function requestBodyOf(route: Route, example: unknown): Promise<ZodOpenApiOperationObject['requestBody']> {
  if (route.access === 'provider')
    return {
      required: true,
      description: 'The event as its provider signed it, byte for byte.',
      content: { 'application/json': { schema: { type: 'object' } } },
    }
  const { input: schema } = await route.schemas()
  if (!schema) return undefined
  const isOptional = schema.safeParse(undefined).success
  const form = route.form && { 'application/x-www-form-urlencoded': { schema } }
  return { required: !isOptional, content: { 'application/json': { schema, ...withExample(example) }, ...form } }
}

const withExample = (example: unknown) => example !== undefined && { example }

async function successOf(route: Route, example: unknown): Promise<ZodOpenApiOperationObject['responses']> {
  const { output: schema } = await route.schemas()
  const byForm = route.form && {
    303: { description: 'Where a form goes next; errors of a form lead back to its page.' },
  }
  if (route.status === 303) return { 303: { description: 'Where the browser goes next.' } }
  if (route.status === 204) return { 204: { description: 'Done.' }, ...byForm }
  const content = schema
    ? { 'application/json': { schema, ...withExample(example) } }
    : { [route.produces ?? 'text/plain']: {} }
  return { [route.status]: { description: 'Done.', content }, ...byForm }
}

/** One response per status, with its error codes and their messages. */
async function refusalsOf(route: Route): Promise<ZodOpenApiOperationObject['responses']> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of await errorsOf(route)) {
    const { status } = ERRORS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: errorBodySchema } },
      },
    ]),
  )
}
