type Answer = { status: number; headers: Headers; text: string; json: unknown }
type Options = { body?: unknown; headers?: Record<string, string>; raw?: string | Uint8Array<ArrayBuffer> }

/** Keeps cookies and does not follow redirects. */
export class Browser {
  readonly cookies = new Map<string, string>()
  private readonly url: string

  constructor(url: string) {
    this.url = url
  }

  async send(method: string, path: string, { body, headers = {}, raw }: Options = {}): Promise<Answer> {
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    for (const line of response.headers.getSetCookie()) this.keep(line)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parse(text) }
  }

  cookieHeader = () => [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  get = (path: string, options?: Options) => this.send('GET', path, options)
  post = (path: string, body?: unknown, options?: Options) => this.send('POST', path, { body, ...options })
  put = (path: string, body?: unknown) => this.send('PUT', path, { body })
  patch = (path: string, body?: unknown) => this.send('PATCH', path, { body })
  delete = (path: string) => this.send('DELETE', path)

  private keep(line: string): void {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const isGone = /expires=Thu, 01 Jan 1970/i.test(line)
    if (isGone) this.cookies.delete(pair.slice(0, at))
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
