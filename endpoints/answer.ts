import type { ValuesOf } from '#contracts/shared/problem.ts'
import type { Req } from '#domain/platform/Req.ts'
import { textsIn } from '#texts/textsIn.ts'

type Values<Text extends string> = keyof ValuesOf<Text> extends never ? [] : [values: ValuesOf<Text>]

/** What a call with no other data answers: a sentence, in the language of its sender. */
export const answer = <Text extends string>(
  { language = 'en' }: Req,
  text: Text,
  ...[values]: Values<Text>
): { message: string } => ({ message: textsIn(language)(text, values) })
