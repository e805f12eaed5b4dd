/** An answer that is not plain JSON with the endpoint's status. */
export class Reply {
  readonly status: number
  readonly headers: Record<string, string>
  /** Whole, or piece by piece as the receiver takes it. */
  readonly body: string | AsyncIterable<string>

  constructor(status: number, headers: Record<string, string> = {}, body: string | AsyncIterable<string> = '') {
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** A page of the server's own, of facts that are shown this once. */
export class PageReply extends Reply {
  readonly page: 'recoveryCodes'
  readonly facts: { recoveryCodes: string[]; redirect: string }

  constructor(page: PageReply['page'], facts: PageReply['facts']) {
    super(200)
    this.page = page
    this.facts = facts
  }
}

/** Sends a browser on, after a form or a full-page visit. */
export const goTo = (location: string): Reply => new Reply(303, { Location: location })

export const noContent = (): Reply => new Reply(204)
