import type { Cents } from './money.ts'

/** Placeholders that stand for an amount of money, in every text. */
export const MONEY = ['amount', 'price', 'oldPrice', 'newPrice', 'due', 'credit', 'annualPrice'] as const
/** As `MONEY`, without `.00`. */
export const ROUND_MONEY = ['roundPrice'] as const
/** Placeholders that stand for a list of texts. */
export const LISTS = ['on', 'off'] as const
/** Placeholders that stand for another text. */
export const MESSAGES = ['problem'] as const

type MoneyName = (typeof MONEY)[number] | (typeof ROUND_MONEY)[number]
type ValueOf<Name> = Name extends MoneyName
  ? Cents
  : Name extends 'date'
    ? Date
    : Name extends (typeof MESSAGES)[number]
      ? Message
      : Name extends (typeof LISTS)[number]
        ? readonly Message[]
        : string | number

/** The names in `{name}` and `{name, plural, one {…} other {…}}`. The cases of a plural have no placeholders. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Inside extends `${infer Name}, ${string}`
    ? Name | (Rest extends `${string}}}${infer After}` ? NamesIn<After> : never)
    : Inside | NamesIn<Rest>
  : never

/** What the placeholders of a text stand for, by name. */
export type ValuesOf<Text extends string> = { [Name in NamesIn<Text>]: ValueOf<Name> }

type AnyValue = string | number | Date | Message | readonly Message[] | undefined
export type MessageValues = { readonly [name: string]: AnyValue }

/**
 * What somebody reads, before their language is known: an English text, which is also the key of its translations, with
 * the values of its placeholders. A text alone has no placeholders. `texts/sentenceIn.ts` writes it.
 */
export type Message = string | { readonly text: string; readonly values: MessageValues }

/**
 * Marks what is wrong with one thing, for the person who sent it. `tests/tools/texts.test.ts` asks for its German.
 *
 * @param text ICU: `Please use at most {most} characters`.
 */
export const problem = <Text extends string>(
  text: Text,
  ...[values]: keyof ValuesOf<Text> extends never ? [] : [values: ValuesOf<Text>]
): Message => (values ? { text, values } : text)
