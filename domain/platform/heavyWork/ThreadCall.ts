import type { MessagePort } from 'node:worker_threads'
import type { PlainError } from '../AppError.ts'
import type { HeavyTask } from './limits.ts'

/** What a thread is asked. A task with several steps says when each begins. */
export type ThreadCall = { task: HeavyTask; input: readonly unknown[]; steps: MessagePort }

/** A `AppError` loses its class on the way between threads. */
export type ThreadAnswer = { output: unknown } | { refusal: PlainError }
