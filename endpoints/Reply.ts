/** An answer that is not plain JSON with the endpoint's status. */
export class Reply {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string

  constructor(status: number, headers: Record<string, string> = {}, body = '') {
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** Sends a browser on, after a form or a full-page visit. */
export const goTo = (location: string): Reply => new Reply(303, { Location: location })

export const noContent = (): Reply => new Reply(204)
