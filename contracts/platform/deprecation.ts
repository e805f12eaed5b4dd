/** Announced before a call of the API or an event of webhooks goes: UPGRADING.md promises how long both stay. */
export type Deprecation = {
  /** The day it was announced: `2027-03-01`. */
  since: string
  /** The first day on which it may be gone. */
  sunset: string
  /** What to do instead, a sentence. */
  instead: string
}

/** As RFC 9745 and RFC 8594 write them. @param guide address of the page that explains it. */
export const deprecationHeaders = ({ since, sunset }: Deprecation, guide: string): Record<string, string> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  sunset: new Date(sunset).toUTCString(),
  link: `<${guide}>; rel="deprecation"; type="text/html"`,
})

/** For `openapi.json` and its readers. */
export const deprecationNotice = ({ since, sunset, instead }: Deprecation): string =>
  `Deprecated since ${since}, gone from ${sunset} on. ${instead}`
