import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, ENCODINGS, type ReadyForm } from './encode.ts'

/** Sends what is ready, or says that the client has it already. */
export function sendForm(
  request: IncomingMessage,
  response: ServerResponse,
  form: ReadyForm,
  extra: string[] = [],
): void {
  const known = request.headers['if-none-match']
  if (known !== undefined && holds(known, form.etag)) {
    response.writeHead(304, extra.length > 0 ? [...form.unchangedHeaders, ...extra] : form.unchangedHeaders).end()
    return
  }
  response.writeHead(200, extra.length > 0 ? [...form.headers, ...extra] : form.headers)
  if (request.method === 'HEAD') return void response.end()
  // In two pieces, which leave together: what one visitor has behind it is no reason to copy all of it.
  if (form.end) response.write(form.bytes)
  response.end(form.end ?? form.bytes)
}

/** Proxies may have weakened a tag on its way; for reading that is as good. */
function holds(known: string, etag: string): boolean {
  if (known === etag) return true
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

const MAX_REMEMBERED = 200
const remembered = new Map<string, Encoding>()

/** Browsers say the same few words again and again, so the answer to each is worked out once. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const known = remembered.get(accepted)
  if (known) return known
  const encoding = chooseEncoding(accepted)
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(accepted, encoding)
  return encoding
}

function chooseEncoding(accepted: string): Encoding {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.trim().split(/\s*;\s*/)
        const weight = parameters.find((parameter) => parameter.startsWith('q='))
        return [name, weight ? Number(weight.slice(2)) : 1]
      }),
  )
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const taken = ENCODINGS.filter((encoding) => weightOf(encoding) > 0)
  return taken.reduce(
    (best, encoding) => (weightOf(encoding) > weightOf(best) ? encoding : best),
    taken[0] ?? 'identity',
  )
}
