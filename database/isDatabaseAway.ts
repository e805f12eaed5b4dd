const AWAY_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  // A standby, which can't write.
  '25006',
  '53100',
  '53200',
  '53300',
  '57014',
  '55P03',
  '40P01',
]

const AWAY_MESSAGES =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/

/** Whether the database is down, busy or stopping, so that the same request can succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as Facts
  // Payload's statements wrap the error of the database.
  return isAway({ code, message }) || isAway(cause ?? {})
}

type Facts = { code?: string; message?: string; cause?: Facts }

const isAway = ({ code = '', message = '' }: Facts): boolean => AWAY_CODES.includes(code) || AWAY_MESSAGES.test(message)
