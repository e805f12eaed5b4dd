import type { Answer, Call, Json } from './Call.ts'

/** How requests reach one provider. `base` has no slash at its end. */
export type Sender = { base: string; headers: Record<string, string>; encode: (body: object) => string }

/** Every response in the order of the calls, also of a walk that ended early. */
export function recordCalls({ base, headers, encode }: Sender): { call: Call; answers: Answer[] } {
  const answers: Answer[] = []
  const call: Call = async (step, operation, { id, query, body } = {}) => {
    const [method = '', path = ''] = operation.split(' ')
    const address = new URL(base + path.replace('{id}', encodeURIComponent(id ?? '')))
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
    const response = await fetch(address, {
      method: method.toUpperCase(),
      headers,
      body: body && encode(body),
      redirect: 'error',
      signal: AbortSignal.timeout(60_000),
    })
    const answer: Answer = { step, operation, status: response.status, body: jsonOf(await response.text()) }
    answers.push(answer)
    return answer.body
  }
  return { call, answers }
}

function jsonOf(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}
