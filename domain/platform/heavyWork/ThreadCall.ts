import type { MessagePort } from 'node:worker_threads'
import type { OwnWords } from '#contracts/platform/vocabulary.ts'
import type { PlainError } from '../AppError.ts'
import type { HeavyTask } from './limits.ts'

/** What a thread is asked, and the words this process uses. A task with several steps says when each begins. */
export type ThreadCall = { task: HeavyTask; input: readonly unknown[]; steps: MessagePort; words: OwnWords | undefined }

/** A `AppError` loses its class on the way between threads. */
export type ThreadAnswer = { output: unknown } | { refusal: PlainError }
