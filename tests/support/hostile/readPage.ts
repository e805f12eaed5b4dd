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
      ({ name, value }) => name.startsWith('on') || (/^(href|src|action|formaction)$/.test(name) && isHostile(value)),
    )
    return runs || leads || attributes.length > 0 ? [element.outerHTML.slice(0, 300)] : []
  })
}

/** An address may name a hostile one in its query, as the links to other languages do. */
function isHostile(address: string): boolean {
  if (/^\s*(javascript|data:text)/i.test(address)) return true
  const url = URL.parse(address, 'https://site.example/api/login')
  return url === null || url.hostname.endsWith('evil.example') || url.protocol === 'javascript:'
}
