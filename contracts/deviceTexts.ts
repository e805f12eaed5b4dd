import { msg } from './msg.ts'

/** What `describeDevice` says, which is stored in English. */
export const DEVICE_TEXTS = [msg('{browser} on {system}'), msg('Unknown device')]
