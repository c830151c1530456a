import type { Link } from '@directory/shared/link'
import type { ReactNode } from 'react'
import { readDraft } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import styles from './Links.module.css'
import { isComplete } from './linkValues.ts'

/** What a link is called in a table, and what there is still to do about it. */
export function LinkName({ link, children }: { link: Link; children: ReactNode }) {
  const text = useText()
  return (
    <>
      <span lang={link.name ? 'de' : undefined}>{children}</span>
      {!isComplete(link) && <span className={styles.mark}>{text('edit_links.incomplete')}</span>}
      {readDraft(`staff link ${link.uuid}`) && (
        <span className={styles.mark}>{text('edit_links.draft')}</span>
      )}
    </>
  )
}
