type Body = { code?: string; message?: string; errors?: Record<string, string> }

/** What the site answered instead of a result. Decide by `code`; `message` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** Problems by field. */
  readonly fields: Record<string, string>
  /** With 429 and 503: seconds to wait before the next try. */
  readonly retryAfterSeconds: number | null

  private constructor(response: Response, { code, message, errors }: Body) {
    super(message ?? `The site answered ${response.status}`)
    this.status = response.status
    this.code = code ?? 'unknown'
    this.fields = errors ?? {}
    const seconds = Number(response.headers.get('retry-after') ?? NaN)
    this.retryAfterSeconds = Number.isNaN(seconds) ? null : seconds
  }

  /** A proxy in between may answer with something that is not JSON. */
  static async of(response: Response): Promise<ApiError> {
    const body = (await response
      .clone()
      .json()
      .catch(() => ({}))) as Body
    return new ApiError(response, body)
  }
}
