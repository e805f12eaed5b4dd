type Category = { list: { name: string; path: string }; category: { name: string; value: string } }

/** Where an article is listed, as its page shows it above the heading. */
export function breadcrumbData({ list, category }: Category, title: string, siteUrl: string): object {
  const steps = [
    { name: list.name, item: siteUrl + list.path },
    { name: category.name, item: `${siteUrl}${list.path}?category=${encodeURIComponent(category.value)}` },
    { name: title },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
