import { manifestAddress } from '#contracts/platform/manifestAddress.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { Brand } from '#domain/platform/site/readBrand.ts'
import { textsIn } from '#texts/textsIn.ts'
import { themeRules } from './themeRules.ts'

const NOSCRIPT = msg('This site needs JavaScript to show its videos, galleries and shop.')

/**
 * Completes the page that was built, in English and without an owner.
 *
 * @param inHead goes to the end of the head. Texts are inserted by functions, because they may contain patterns of `replace`.
 */
export const fillPage = (
  html: string,
  look: Brand,
  { language, inHead }: { language: Language; inHead: string },
): string =>
  applyLook(html, look)
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(manifestAddress('en'), manifestAddress(language))
    .replace(NOSCRIPT, () => textsIn(language)(NOSCRIPT))
    .replace('</head>', () => `${inHead}</head>`)

/** The fonts a page preloads: part of the file's name, and the family. */
const PRELOADED = {
  'national-park': 'National Park',
  'atkinson-hyperlegible-next': 'Atkinson Hyperlegible Next',
}

/** Puts the owner's icon, colors and typeface into a page. Without a choice of theirs, the page stays as it was built. */
function applyLook(html: string, { brand: { faviconUrl }, theme }: Brand): string {
  let page = html
  if (faviconUrl) {
    const key = faviconUrl.slice(mediaAddress('').length)
    page = page
      .replace(/<link rel="icon"[^<>]*>/, () => `<link rel="icon" href="${faviconUrl}">`)
      .replace('/icons/agate/192.png', () => `/icons/${key}/192.png`)
  }
  if (theme.fonts) {
    const used = `${theme.fonts.display} ${theme.fonts.text}`
    for (const [file, family] of Object.entries(PRELOADED)) {
      if (!used.includes(family)) page = page.replace(new RegExp(`<link rel="preload"[^<>]*${file}[^<>]*>`), '')
    }
  }
  const rules = themeRules(theme)
  return rules === '' ? page : page.replace('</head>', () => `<style>${rules}</style></head>`)
}
