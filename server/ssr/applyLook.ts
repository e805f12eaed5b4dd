import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import type { Brand } from '#domain/platform/site/readBrand.ts'
import { themeRules } from './themeRules.ts'

/** The fonts a page preloads: part of the file's name, and the family. */
const PRELOADED = {
  'national-park': 'National Park',
  'atkinson-hyperlegible-next': 'Atkinson Hyperlegible Next',
}

/** Puts the owner's icon, colors and typeface into a page. Without a choice of theirs, the page stays as it was built. */
export function applyLook(html: string, { brand: { faviconUrl }, theme }: Brand): string {
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
