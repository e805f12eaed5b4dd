/** The page of a film or sound, by the address of the player that a text embeds. Such players often refuse to open alone. */
export function playerPage(address: string): string {
  const url = new URL(address)
  const host = url.hostname.replace(/^(?:www|m|player|w|geo)\./, '')
  return (Object.hasOwn(PAGES, host) ? PAGES[host]?.(url) : null) ?? address
}

type Page = (url: URL) => string | null | undefined

const youtube: Page = ({ pathname, searchParams }) => {
  const list = searchParams.get('list')
  const id = /^\/(?:embed|v)\/([\w-]{11})(?![\w-])/.exec(pathname)?.[1]
  const start = /^\d{1,6}/.exec(searchParams.get('start') ?? '')?.[0]
  if (id) return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`
  return list && pathname.startsWith('/embed')
    ? `https://www.youtube.com/playlist?list=${encodeURIComponent(list)}`
    : null
}

const named =
  (name: string): Page =>
  ({ searchParams }) => {
    const address = searchParams.get(name) ?? ''
    return /^https?:\/\//.test(address) && URL.canParse(address) ? address : null
  }

const PAGES: Record<string, Page> = {
  'youtube.com': youtube,
  'youtube-nocookie.com': youtube,
  'vimeo.com': ({ pathname, searchParams }) => {
    const id = /^\/video\/(\d+)$/.exec(pathname)?.[1] ?? /^\d+$/.exec(searchParams.get('clip_id') ?? '')?.[0]
    const key = /^\w+$/.exec(searchParams.get('h') ?? '')?.[0]
    return id && `https://vimeo.com/${id}${key ? `/${key}` : ''}`
  },
  'dailymotion.com': ({ pathname, searchParams }) => {
    const id =
      /^\/(?:embed|swf)\/video\/(\w+)/.exec(pathname)?.[1] ?? /^\w+$/.exec(searchParams.get('video') ?? '')?.[0]
    return id && `https://www.dailymotion.com/video/${id}`
  },
  'open.spotify.com': ({ pathname }) => {
    const [, path] = /^\/embed(?:-podcast)?(\/\w+\/\w+)/.exec(pathname) ?? []
    return path && `https://open.spotify.com${path}`
  },
  'archive.org': ({ pathname }) => {
    const id = /^\/embed\/([^/]+)/.exec(pathname)?.[1]
    return id && `https://archive.org/details/${id}`
  },
  'instagram.com': ({ pathname }) => {
    const path = /^(\/(?:p|reel|tv)\/[\w-]+\/)embed/.exec(pathname)?.[1]
    return path && `https://www.instagram.com${path}`
  },
  'soundcloud.com': named('url'),
  'facebook.com': named('href'),
  'cdn.embedly.com': named('url'),
}
