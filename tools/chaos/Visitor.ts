export type Answer = { status: number; headers: Headers; text: string; json: unknown }

type Options = { body?: unknown; headers?: Record<string, string>; raw?: Uint8Array<ArrayBuffer>; withinMs?: number }

let count = 0

/** Rate limits count by address. */
function newAddress(): string {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}

const NO_RESPONSE: Answer = { status: 0, headers: new Headers(), text: '', json: null }

/** Status 0: no response. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  private readonly address = newAddress()
  private readonly siteUrl: string

  constructor(siteUrl: string) {
    this.siteUrl = siteUrl
  }

  async send(method: string, path: string, options: Options = {}): Promise<Answer> {
    const { body, headers = {}, raw, withinMs = 40_000 } = options
    try {
      const response = await fetch(new URL(path, this.siteUrl), {
        method,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': this.address,
          ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
        signal: AbortSignal.timeout(withinMs),
      })
      for (const line of response.headers.getSetCookie()) this.storeCookie(line)
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, json: parse(text) }
    } catch {
      return NO_RESPONSE
    }
  }

  cookieHeader = () => [...this.cookies].map((pair) => pair.join('=')).join('; ')

  get = (path: string, options?: Options) => this.send('GET', path, options)
  post = (path: string, body?: unknown, options?: Options) => this.send('POST', path, { body, ...options })

  private storeCookie(line: string): void {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
