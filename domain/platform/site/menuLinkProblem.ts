import { isSystemPath } from '#contracts/platform/sitePaths.ts'
import { isOwnPath, linkProblem } from './linkProblem.ts'

/** Why a menu must not have this link; null when it may. */
export function menuLinkProblem(address: string): string | null {
  if (isOwnPath(address) && isSystemPath(address)) return 'Choose a page of this site. This address is not one.'
  return linkProblem(address)
}
