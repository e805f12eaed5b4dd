import { route } from '../../route.ts'

const own = async () => ({ params: (await import('../../shared/params.ts')).threadParams })
const byKey = async () => ({ query: (await import('../../shared/queries.ts')).threadLinkQuery })
const message = async () => ({ input: (await import('../../community/threads.ts')).threadMessageInput })
const thread = async () => (await import('../../community/threads.ts')).threadSchema

export const readThreads = route('GET', '/threads', {
  summary: 'Lists your conversations with the people who run the site.',
  access: 'signedIn',
  output: async () => (await import('../../community/threads.ts')).threadListSchema,
})

/** Before the pattern below, which it matches too. */
export const readLinkedThread = route('GET', '/threads/link', {
  summary: 'Returns the conversation of an emailed link.',
  access: 'everyone',
  errors: ['thread_not_found', 'too_many_requests'],
  request: byKey,
  output: thread,
})

export const writeToLinkedThread = route('POST', '/threads/link/messages', {
  summary: 'Adds a message to the conversation of an emailed link.',
  access: 'everyone',
  status: 201,
  errors: ['thread_not_found', 'too_many_requests'],
  request: async () => ({ ...(await byKey()), ...(await message()) }),
  output: thread,
})

export const readThread = route('GET', '/threads/:id', {
  summary: 'Returns one of your conversations.',
  access: 'signedIn',
  errors: ['thread_not_found'],
  request: own,
  output: thread,
})

export const writeToThread = route('POST', '/threads/:id/messages', {
  summary: 'Adds a message to one of your conversations. A closed one opens again.',
  access: 'signedIn',
  status: 201,
  errors: ['thread_not_found', 'too_many_requests'],
  request: async () => ({ ...(await own()), ...(await message()) }),
  output: thread,
})

export const answerThread = route('POST', '/admin/threads/:id/answer', {
  summary: 'Answers a conversation by email and on the site.',
  access: 'answerMessages',
  status: 204,
  errors: ['thread_not_found', 'thread_changed'],
  request: async () => ({ ...(await own()), input: (await import('../../community/threads.ts')).threadAnswerInput }),
})

export const noteThread = route('POST', '/admin/threads/:id/note', {
  summary: 'Adds a note to a conversation that only employees see.',
  access: 'answerMessages',
  status: 204,
  errors: ['thread_not_found'],
  request: async () => ({ ...(await own()), ...(await message()) }),
})

export const closeThread = route('POST', '/admin/threads/:id/close', {
  summary: 'Closes a conversation that needs no answer.',
  access: 'answerMessages',
  status: 204,
  errors: ['thread_not_found', 'thread_changed'],
  request: own,
})

export const reopenThread = route('POST', '/admin/threads/:id/reopen', {
  summary: 'Opens a closed conversation again.',
  access: 'answerMessages',
  status: 204,
  errors: ['thread_not_found', 'thread_changed'],
  request: own,
})

export const decideHeldMessage = route('POST', '/admin/threads/:id/messages/:message/decide', {
  summary: 'Accepts or removes a message that came from an unknown address.',
  access: 'answerMessages',
  status: 204,
  errors: ['thread_not_found', 'thread_changed'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).threadMessageParams,
    input: (await import('../../community/threads.ts')).heldMessageInput,
  }),
})

export const receiveMail = route('POST', '/mail/inbound', {
  summary: 'Receives an email to a reply address as `message/rfc822`, with MAIL_WEBHOOK_SECRET as its bearer token.',
  access: 'provider',
  errors: ['bad_request', 'invalid_token', 'too_many_requests'],
  output: async () => (await import('../../community/threads.ts')).inboundMailAnswer,
})
