import { createOutdatedTest } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './OldDetails.module.css'

interface Props {
  entry: Entry
  /** Today in the region, `YYYY-MM-DD`; absent until it is known. */
  today: string | undefined
}

/** Shows a hint that an entry was last checked long ago. */
export function OutdatedNote({ entry, today }: Props) {
  const text = useText()
  if (today === undefined || !createOutdatedTest(today)(entry)) return null
  return (
    <p className={styles.old}>
      <Icon name="info" />
      {text('entry.outdated')}
    </p>
  )
}
