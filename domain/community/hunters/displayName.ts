import { type Message, problem } from '#contracts/shared/problem.ts'
import { DISPLAY_NAME_CHARACTERS } from '#contracts/shared/constants.ts'
import { hunterWord } from '#contracts/platform/calledWords.ts'
import { NAME_LENGTH } from '#contracts/community/hunters.ts'

/** As people type it: one form for each character, one space between words. */
export const tidyName = (typed: string): string => typed.normalize('NFKC').trim().replace(/\s+/g, ' ')

/** Two names with the same key look alike. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...plain]
    .map((letter) => LOOK_ALIKES.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const LOOK_ALIKES = new Map(
  Object.entries({
    o: '0оοσօᴏꓳ',
    l: '1iіıιɩӏ|ⅰʟꓡɪꓲ',
    a: 'аαɑᴀꓮ',
    e: 'еєҽᴇꓰ',
    p: 'рρᴘꓑ',
    c: 'сϲᴄꓚ',
    x: 'хχꓫ',
    y: 'уγүʏꓬ',
    s: 'ѕ5ꜱꓢ',
    j: 'јᴊꓙ',
    h: 'һʜꓧ',
    d: 'ԁᴅꓓ',
    k: 'кκᴋꓗ',
    m: 'мᴍꓟ',
    t: 'тτᴛꓔ',
    v: 'ѵνᴠꓦ',
    w: 'ԝωᴡꓪ',
    n: 'пηɴꓠ',
    b: 'ьβʙꓐ',
    q: 'ԛꞯ',
    g: 'ɡɢꓖ',
    u: 'υᴜꓴ',
    r: 'гʀ',
    f: 'ꜰꓝ',
    z: 'ᴢꓜ',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
)

type Rules = {
  /** Nobody else may look like them: the people and names of the site. */
  siteNames: string[]
  blockedWords: string[]
}

/** @param name tidied. @returns what is wrong with it, or null. */
export function displayNameProblem(name: string, { siteNames, blockedWords }: Rules): Message | null {
  const { min, max } = DISPLAY_NAME_CHARACTERS
  const key = nameKey(name)
  if (name.length > max || name.length < min || key.length < min || ONLY_STROKES.test(key)) return NAME_LENGTH
  if (!ALLOWED.test(name) || INVISIBLE.test(name) || /\p{M}{3}/u.test(name))
    return problem('Please use letters, digits, spaces, and . - _ ’ only')
  if (SCRIPTS.filter((script) => script.test(name)).length > 1)
    return problem('Please use letters of one alphabet only')
  if (isReserved(key, siteNames.map(nameKey))) return problem('That name is reserved. Please choose another one')
  const text = name.toLowerCase()
  if (blockedWords.some((word) => word !== '' && text.includes(word.toLowerCase())))
    return problem('You can’t use that name here. Please choose another one')
  return null
}

const ALLOWED = /^[\p{L}\p{M}\p{N} .’'_-]+$/u
/** Letters that change another one, such as `ー` and `ʼ`. */
const ONLY_STROKES = /^\p{Lm}+$/u
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
/** Mixed alphabets are how one name imitates another. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
]

function isReserved(key: string, siteKeys: string[]): boolean {
  // The shape of the names of people who have chosen none.
  if ([HUNTER, nameKey(hunterWord())].some((word) => key.startsWith(word) && key.length <= word.length + 4)) return true
  if (RESERVED.includes(key)) return true
  return [...RESERVED_PARTS, ...siteKeys.filter((site) => site.length > 2)].some((part) => key.includes(part))
}

const HUNTER = nameKey('Hunter')
const RESERVED = ['mod', 'team', 'staff', 'support', 'creator', 'owner', 'system', 'root', 'everyone'].map(nameKey)
const RESERVED_PARTS = ['admin', 'moderator', 'official', 'stone hunt'].map(nameKey)
