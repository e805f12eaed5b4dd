/** `/content?view=map&state=MI` shows the map of the hunts, all of it or one state. */
export const isMapView = (search: URLSearchParams): boolean => search.get('view') === 'map'

export const mapAddress = (state?: string | null): string =>
  state ? `/content?view=map&state=${state}` : '/content?view=map'
