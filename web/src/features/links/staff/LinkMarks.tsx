import type { Link } from '@directory/shared/link'
import { readDraft } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import styles from './Links.module.css'
import { isComplete } from './linkValues.ts'

/** Marks of what is missing in a link. */
export function LinkMarks({ link }: { link: Link }) {
  const text = useText()
  return (
    <>
      {!isComplete(link) && <span className={styles.mark}>{text('edit_links.incomplete')}</span>}
      {readDraft(`staff link ${link.uuid}`) && (
        <span className={styles.mark}>{text('edit_links.draft')}</span>
      )}
    </>
  )
}
