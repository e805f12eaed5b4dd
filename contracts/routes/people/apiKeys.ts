import { route } from '../../route.ts'

// No scope: a key manages no keys.

export const listApiKeys = route('GET', '/account/api-keys', {
  summary: 'Lists your API keys, without the keys themselves.',
  access: 'usePanel',
  output: async () => (await import('../../people/apiKeys.ts')).apiKeyListSchema,
})

export const createApiKey = route('POST', '/account/api-keys', {
  summary: 'Creates an API key and returns it, once.',
  access: 'usePanel',
  status: 201,
  errors: ['password_needed', 'too_many_api_keys', 'too_many_requests'],
  request: async () => ({ input: (await import('../../people/apiKeys.ts')).newApiKeyInput }),
  output: async () => (await import('../../people/apiKeys.ts')).createdApiKeySchema,
})

export const revokeApiKey = route('DELETE', '/account/api-keys/:id', {
  summary: 'Revokes one of your API keys. It stops working immediately.',
  access: 'usePanel',
  status: 204,
  request: async () => ({ params: (await import('../../shared/params.ts')).apiKeyParams }),
})
