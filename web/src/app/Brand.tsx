import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useBrandName, useSiteConfig } from '../lib/siteConfig.ts'
import { theme } from '../theme.ts'

export function Brand() {
  const logo = useSiteConfig().data?.brand.logoUrl
  return (
    <Mark to="/">
      {logo ? <img src={logo} height="32" alt="" /> : <AgateMark />}
      {useBrandName()}
    </Mark>
  )
}

function AgateMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d="M3 7a4 4 0 0 1 4-4h15l7 7v15a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z" fill={theme.fixed.basalt} />
      <g fill="none" strokeWidth="2">
        <path stroke="#B23A12" d="M16 6c6 0 10 4 9.500 10S21 26 15.500 26 6 21.500 6.500 15.500 11 6 16 6z" />
        <path
          stroke="#E0713F"
          d="M16 10c4 0 6.200 2.500 6 6s-2.800 6.200-6.200 6-5.800-2.700-5.500-6.200S13 10 16 10z"
        />
        <path
          stroke="#F6C9A8"
          d="M16 14c1.800 0 2.600 1 2.500 2.200s-1.200 2.300-2.600 2.200-2.300-1.100-2.200-2.400S14.700 14 16 14z"
        />
      </g>
    </svg>
  )
}

const Mark = styled(Link)`
  display: inline-flex;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 2.75rem;
  color: ${theme.color.text};
  font: 800 1.25rem / 1 ${theme.font.display};
  letter-spacing: -0.01em;
  text-decoration: none;

  ${theme.from.phone} {
    white-space: nowrap;
  }

  ${theme.from.laptop} {
    gap: ${theme.space[1]};
  }

  ${theme.from.desktop} {
    gap: ${theme.space[2]};
  }

  svg,
  img {
    flex: none;
  }

  img {
    max-inline-size: 8rem;
    object-fit: contain;
  }
`
