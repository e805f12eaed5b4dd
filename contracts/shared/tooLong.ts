import { msg } from './msg.ts'

/** What a form says below a text that has more characters than the schema's `max`. */
export const TOO_LONG = msg('Please use at most {maximum} characters')
