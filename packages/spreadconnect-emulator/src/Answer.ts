import type { Request } from 'express'
import type { Emulator } from './Emulator.ts'

/** `body` undefined means an empty body, which the provider uses for 401, 404 and many 200s. */
export type Answer = { status: number; body?: unknown }

export type Handler = (emulator: Emulator, req: Request) => Answer
