/** A response that is not JSON, or has another status than the route's. */
export class HttpResult {
  readonly status: number
  readonly headers: Record<string, string>
  /** A stream is read as fast as the client takes it. */
  readonly body: string | Buffer | AsyncIterable<string | Buffer>

  constructor(
    status: number,
    headers: Record<string, string> = {},
    body: string | Buffer | AsyncIterable<string | Buffer> = '',
  ) {
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** A page with data that can't be requested again; rendered by the server. */
export class PageResult extends HttpResult {
  readonly page: 'recoveryCodes'
  readonly facts: { recoveryCodes: string[]; redirect: string }

  constructor(page: PageResult['page'], facts: PageResult['facts']) {
    super(200)
    this.page = page
    this.facts = facts
  }
}

/** A redirect after a form or a page visit. */
export const redirectTo = (location: string): HttpResult => new HttpResult(303, { Location: location })
