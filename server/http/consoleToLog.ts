import { formatWithOptions, stripVTControlCharacters } from 'node:util'
import type { Payload } from 'payload'

/** Every line of the log is JSON with a level and a time. */
export function consoleToLog(logger: Payload['logger']): void {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error)
      logger[level]({ ...(error && { err: error }), msg: text(parts) })
    }
  const info = write('info')
  Object.assign(console, { log: info, info, debug: info, warn: write('warn'), error: write('error') })
}

const text = (parts: unknown[]): string => stripVTControlCharacters(formatWithOptions({ depth: 2 }, ...parts)).trim()
