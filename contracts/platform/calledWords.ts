const STANDARD = { hunter: 'Hunter', code: 'HUNT' }
const called = { ...STANDARD }

/** The owner’s words where a name or a code begins with one. They count for the whole page, process or thread. */
export function callWords({
  hunter = STANDARD.hunter,
  code = STANDARD.code,
}: {
  hunter?: string
  code?: string
}): void {
  Object.assign(called, { hunter: hunter.charAt(0).toUpperCase() + hunter.slice(1), code })
}

/** `Hunter`: what members without a name are called. */
export const hunterWord = (): string => called.hunter

/** `HUNT`: what the numbers of orders and the codes of gift memberships begin with. */
export const codeWord = (): string => called.code
