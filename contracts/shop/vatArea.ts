/** Where the postal codes of a country are outside its VAT: Directive 2006/112/EC article 6, and the same elsewhere. */
const OUTSIDE: Record<string, RegExp> = {
  // Büsingen, Helgoland.
  DE: /^(?:78266|27498)/,
  // Greenland, the Faroe Islands.
  DK: /^(?:39\d\d|(?:FO)?\d{3})$/,
  // The Canary Islands, Ceuta, Melilla.
  ES: /^(?:35|38|51|52)/,
  // Åland.
  FI: /^(?:AX)?22\d{3}$/,
  // Overseas; Monaco, with 980, is inside.
  FR: /^(?:97[1-8]|98[46-8])/,
  // Guernsey, Jersey, Gibraltar; the Isle of Man and Northern Ireland are inside.
  GB: /^(?:GY|JE|GX11)/,
  // Mount Athos.
  GR: /^63086/,
  // Campione, Livigno.
  IT: /^(?:22061|23041)/,
  // Svalbard.
  NO: /^917\d/,
}

/** Whether the VAT of a country that has one applies at an address. */
export const isInVatArea = ({ country, zipCode }: { country: string; zipCode: string }): boolean =>
  !OUTSIDE[country]?.test(zipCode.toUpperCase().replace(/[\s-]/g, ''))
