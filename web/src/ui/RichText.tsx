import { type CSSProperties, useEffect, useRef } from 'react'
import { classNames } from '../lib/className.ts'
import { useText } from '../lib/intl.ts'
import { offerToLoad } from './externalMedia.ts'
import styles from './RichText.module.css'
import { longestWord } from './WholeWords.tsx'

/** Returns the texts of the headings. */
const headingsIn = (html: string) =>
  (html.match(/<h[1-4]\b.*?<\/h[1-4]>/gs) ?? []).join(' ').replace(/<[^>]*>/g, ' ')

/** Renders the association's HTML, sanitised by the server. Always German. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const container = useRef<HTMLDivElement>(null)
  const text = useText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML contains new placeholders
  useEffect(() => {
    if (!container.current) return
    return offerToLoad(container.current, (kind, host) =>
      text(kind === 'video' ? 'media.loadVideo' : 'media.loadImage', { host }),
    )
  }, [html, text])
  return (
    <div
      ref={container}
      lang="de"
      className={classNames(styles.rich, className)}
      style={{ '--letters': longestWord(headingsIn(html)) } as CSSProperties}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it when it was saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
