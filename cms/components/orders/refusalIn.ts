/** What the print provider said, of the problems of an order; an empty text when it refused nothing. */
export const refusalIn = (problem: string | null | undefined): string =>
  /^The print provider refused (?:the order|to start production): (.*)$/m.exec(problem ?? '')?.[1] ?? ''
