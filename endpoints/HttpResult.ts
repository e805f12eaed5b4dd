/** An answer that is not plain JSON with the route's status. */
export class HttpResult {
  readonly status: number
  readonly headers: Record<string, string>
  /** Whole, or piece by piece as the receiver takes it. */
  readonly body: string | Buffer | AsyncIterable<string>

  constructor(
    status: number,
    headers: Record<string, string> = {},
    body: string | Buffer | AsyncIterable<string> = '',
  ) {
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** A page that the server renders once, of facts that cannot be asked for again. */
export class PageResult extends HttpResult {
  readonly page: 'recoveryCodes'
  readonly facts: { recoveryCodes: string[]; redirect: string }

  constructor(page: PageResult['page'], facts: PageResult['facts']) {
    super(200)
    this.page = page
    this.facts = facts
  }
}

/** Sends a browser on, after a form or a full-page visit. */
export const redirectTo = (location: string): HttpResult => new HttpResult(303, { Location: location })
