const KEY = 'captions'

/** A language, or null for none. */
export function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function writeStored(language: string | null) {
  try {
    if (language === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, language)
  } catch {
    // Without storage every film starts without captions.
  }
}
