import { JSDOM } from 'jsdom'

const { DOMParser } = new JSDOM().window

/** Parses like a browser, without running scripts. @throws for invalid XML. */
export const readPage = (text: string, contentType = 'text/html'): Document =>
  // Without a window, which costs most of the time.
  contentType === 'text/html'
    ? new DOMParser().parseFromString(text, contentType)
    : new JSDOM(text, { contentType }).window.document

/** Elements that would run, load or navigate to hostile content. */
export function dangersOf(page: Document): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const isData = element.tagName === 'SCRIPT' && /^application\/(ld\+)?json$/.test(element.getAttribute('type') ?? '')
    const runs = element.tagName === 'SCRIPT' && !isData && /__ran/.test(element.textContent)
    const leads =
      /^(BASE|IFRAME|OBJECT|EMBED)$/.test(element.tagName) || element.getAttribute('http-equiv') === 'refresh'
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') ||
        (/^(href|src|action|formaction)$/.test(name) && isHostile(value, element.hasAttribute('hreflang'))),
    )
    return runs || leads || attributes.length > 0 ? [element.outerHTML.slice(0, 300)] : []
  })
}

/** The links to other languages keep the query of a page, which may name a hostile address. */
function isHostile(address: string, isLanguage: boolean): boolean {
  if (/^\s*(javascript|data:text)/i.test(address)) return true
  const isOwn = isLanguage && URL.parse(address, 'https://site.example/api/login')?.hostname === 'site.example'
  return !isOwn && /evil\.example/i.test(address)
}
