import { classNames } from '../lib/className.ts'
import styles from './RichText.module.css'

/** HTML of the association; the server has cleaned it. Always German. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      lang="de"
      className={classNames(styles.rich, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server when it was saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
