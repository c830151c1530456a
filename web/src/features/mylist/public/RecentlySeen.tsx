import { useText } from '#lib/intl.ts'
import { Button } from '#ui/Button.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import styles from './MyList.module.css'
import { RememberedEntry } from './RememberedEntry.tsx'
import { setRemembersSeen, useRecent } from './recent.ts'
import { useRemembered } from './remembered.ts'
import { useEntriesByIds } from './useEntriesByIds.ts'

const none: readonly string[] = []

/** Only here, where the next person at a shared computer does not come by chance. */
export function RecentlySeen() {
  const text = useText()
  const recent = useRecent()
  const { entries } = useEntriesByIds(recent ?? none)
  const list = useRemembered()
  // Those of the list stand above.
  const shown = recent?.flatMap((id) => (list.some((line) => line.id === id) ? [] : (entries.get(id) ?? [])))
  if (shown?.length === 0) return null
  return (
    <section className="noPrint" aria-labelledby="recent">
      <h2 id="recent">{text('mylist.recent')}</h2>
      <PlainList className={styles.lines}>
        {shown?.map((entry) => (
          <li key={entry.uuid} className={styles.card}>
            <RememberedEntry entry={entry} />
          </li>
        ))}
      </PlainList>
      <Button onClick={() => setRemembersSeen(!recent)}>
        {text(recent ? 'mylist.recentForget' : 'mylist.recentAgain')}
      </Button>
    </section>
  )
}
