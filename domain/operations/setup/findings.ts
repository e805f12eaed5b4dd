import type { SetupFinding } from '#contracts/operations/setup.ts'
import { type Message, problem, type ValuesOf } from '#contracts/shared/problem.ts'

/** What a step found, before its reader's language is known. */
export type Finding = { state: SetupFinding['state']; said: Message }

type Values<Text extends string> = keyof ValuesOf<Text> extends never ? [] : [values: ValuesOf<Text>]

const finding =
  (state: Finding['state']) =>
  <Text extends string>(text: Text, ...values: Values<Text>): Finding => ({ state, said: problem(text, ...values) })

export const done = finding('done')
export const open = finding('open')
export const failed = finding('failed')
