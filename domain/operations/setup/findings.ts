import type { SetupFinding } from '#contracts/operations/setup.ts'

export const done = (text: string): SetupFinding => ({ state: 'done', text })
export const open = (text: string): SetupFinding => ({ state: 'open', text })
export const failed = (text: string): SetupFinding => ({ state: 'failed', text })
