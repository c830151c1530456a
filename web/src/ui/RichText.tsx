import { type CSSProperties, useEffect, useRef } from 'react'
import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import { defaultLocale, type Locale } from '#shared/locales'
import styles from './RichText.module.css'
import { longestWord } from './WholeWords.tsx'

const headingsIn = (html: string) =>
  (html.match(/<h[1-4]\b.*?<\/h[1-4]>/gs) ?? []).join(' ').replace(/<[^>]*>/g, ' ')

interface Props {
  html: string
  lang?: Locale
  className?: string
}

/** Sanitised by the server. */
export function RichText({ html, lang = defaultLocale, className }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const text = useText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML contains new placeholders
  useEffect(() => {
    const boxes = container.current?.querySelectorAll<HTMLElement>('.external-media[data-src]') ?? []
    const buttons = [...boxes].map((box) => {
      const { src = '', host = '', kind } = box.dataset
      const label = text(kind === 'video' ? 'media.loadVideo' : 'media.loadImage', { host })
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
      button.addEventListener('click', () => {
        const frame = frameOf(src, box.textContent)
        button.replaceWith(frame)
        // The removed button had the focus, which would otherwise return to the top of the page.
        frame.focus()
      })
      box.prepend(button)
      return button
    })
    return () => {
      for (const button of buttons) button.remove()
    }
  }, [html, text])
  return (
    <div
      ref={container}
      lang={lang}
      className={classNames(styles.rich, className)}
      style={{ '--letters': longestWord(headingsIn(html)) } as CSSProperties}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it when it was saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** From our own origin, whose policy allows just that address; the page itself contacts no third party. */
const frameOf = (src: string, title: string): HTMLIFrameElement =>
  Object.assign(document.createElement('iframe'), {
    src: `/external-media?src=${encodeURIComponent(src)}`,
    title,
    allow: 'fullscreen; picture-in-picture',
  })
