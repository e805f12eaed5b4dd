import { childOf } from '#contracts/shop/sizeOrder.ts'

/** Who a piece of clothing is for, in the words of product feeds. */
type Wearer = {
  ageGroup: 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult'
  gender: 'male' | 'female' | 'unisex'
}

const CLOTHING =
  /\b(?:hood(?:ie|y|ed)|sweat(?:er|shirt)|crew ?neck|pullover|fleece|jacket|vest|(?:t|polo|long[ -]?sleeve) ?-?shirt|shirt|tee|tank|top|onesie|romper|body ?suit|bib|legging|short|pant|jogger|sock|dress|skirt|cap|hat|beanie|bandana|buff|headwear|scarf|glove|apparel|clothing)s?\b/i

const AGES: [RegExp, Wearer['ageGroup']][] = [
  [/\bnew-?born\b/i, 'newborn'],
  [/\b(?:toddlers?|[2-5] ?-?t)\b/i, 'toddler'],
  [/\b(?:bab(?:y|ies)|infants?|onesie|romper|body ?suit)\b/i, 'infant'],
  [/\b(?:kids?|child(?:ren)?|kinder|youth|boys?|girls?|junior|jungen|mädchen)\b/i, 'kids'],
]

/**
 * Guessed from the words of title, category and size, which are all the print provider gives. Null for what is not
 * clothing. What says nothing is for adults of any gender.
 */
export function wearerOf({ title, category, size }: { title: string; category: string; size: string }): Wearer | null {
  const text = `${title} ${category}`.replace(/[’']/g, "'")
  if (!CLOTHING.test(text) && category !== 'Kids') return null
  const ageGroup = childOf(size) ?? AGES.find(([pattern]) => pattern.test(text))?.[1] ?? 'adult'
  const isFemale = /\b(?:wom[ae]n|lad(?:y|ies)|girl|female|damen|frauen|mädchen)(?:'?s)?\b/i.test(text)
  const isMale = /\b(?:m[ae]n|gentlem[ae]n|boy|male|herren|männer|jungen)(?:'?s)?\b/i.test(text)
  return { ageGroup, gender: isFemale === isMale ? 'unisex' : isFemale ? 'female' : 'male' }
}
