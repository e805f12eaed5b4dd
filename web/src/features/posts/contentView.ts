export type ContentView = 'grid' | 'list'

const KEY = 'contentView'

/** Grid, unless this device chose the list. */
export function readContentView(): ContentView {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

export function rememberContentView(view: ContentView) {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
