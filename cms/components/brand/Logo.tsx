import { AgateMark } from './AgateMark.tsx'

export function Logo() {
  return (
    <span className="brand">
      <AgateMark size={40} />
      <span aria-hidden="true">Stone Hunt</span>
    </span>
  )
}
