import { Fragment } from 'react'

type LinkedTextProps = { text: string; links: string[]; isDownload?: boolean }

/** A sentence with links: `Please <0>sign in</0>.` */
export function LinkedText({ text, links, isDownload = false }: LinkedTextProps) {
  const pieces = text.split(/<(\d)>(.*?)<\/\1>/)
  return Array.from({ length: Math.ceil(pieces.length / 3) }, (_, at) => {
    const [words, link, label] = pieces.slice(at * 3, at * 3 + 3)
    return (
      <Fragment key={at}>
        {words}
        {label && (
          <a href={links[Number(link)]} download={isDownload}>
            {label}
          </a>
        )}
      </Fragment>
    )
  })
}
