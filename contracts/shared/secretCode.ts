/** What a code opens: a gift card, a membership as a gift, or a stone that is handed over. */
export type SecretCodeKind = 'GIFT' | 'HUNT' | 'STONE'

/** As people type it: in small letters, with or without hyphens and spaces. */
export const plainSecretCode = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '')

const CHARACTERS = '[2-9A-HJ-NP-Z]{16}$'

/**
 * Of a plain code: its kind, and 16 characters without look-alikes. A gift membership may begin with the owner’s word, which
 * may in turn begin with another kind: `STONES`.
 */
export const secretCodePattern = (kind: SecretCodeKind): RegExp =>
  new RegExp(`^${kind === 'HUNT' ? `(?!(?:GIFT|STONE|CARD)${CHARACTERS})[A-Z]{2,8}` : kind}${CHARACTERS}`)
