/** Whether a page or a document below it is open. Home has nothing below it. */
export const isOpenAt = (href: string, pathname: string): boolean =>
  pathname === href || (href !== '/cms' && pathname.startsWith(`${href}/`))
