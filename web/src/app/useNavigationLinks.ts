import { useVisitor } from '../lib/visitor.ts'

type NavigationLinkItem = { to: string; label: string; menuLabel?: string }

export function useNavigationLinks(): NavigationLinkItem[] {
  const { user } = useVisitor()
  const links: NavigationLinkItem[] = [
    { to: '/', label: 'Home' },
    { to: '/content', label: 'Content' },
    { to: '/shop', label: 'Shop' },
    { to: '/merchandise', label: 'Merchandise' },
  ]
  if (user?.isEmployee) links.push({ to: '/admin', label: 'Admin', menuLabel: 'Admin Panel' })
  else if (user) links.push({ to: '/upload', label: 'Upload', menuLabel: 'Upload Content' })
  return links
}
