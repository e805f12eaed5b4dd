import { AgateMark } from './AgateMark.tsx'

export function NavHead() {
  return (
    <div className="nav-head">
      <a className="brand" href="/cms">
        <AgateMark size={28} />
        <span aria-hidden="true">Stone Hunt</span>
      </a>
      <a className="nav-head__site" href="/">
        See the site
      </a>
    </div>
  )
}
