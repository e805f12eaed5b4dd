export const seriesAddress = (slug: string): string => `/content?series=${slug}`
