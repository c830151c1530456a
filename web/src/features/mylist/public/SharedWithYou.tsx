import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { useText } from '../../../lib/intl.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from './MyList.module.css'
import { PrintList } from './PrintList.tsx'
import { RememberedEntry } from './RememberedEntry.tsx'
import { addRemembered, removeRemembered, useIsListStored, useRemembered } from './remembered.ts'
import { maxShared, type SharedList } from './sharedList.ts'
import { useEntriesByIds } from './useEntriesByIds.ts'

/** Shows a list that another person shared; the visitor's list is unchanged until its providers are added. */
export function SharedWithYou({ shared: { ids, isIncomplete } }: { shared: SharedList }) {
  const text = useText()
  const ownList = useRemembered()
  const isStored = useIsListStored()
  const { entries, error, retry } = useEntriesByIds(ids)
  const [added, setAdded] = useState<string[] | null>(null)
  const listedIds = ids.filter((id) => entries.get(id) !== null)
  const areAllOnList = listedIds.every((id) => ownList.some((line) => line.id === id))
  const add = () => setAdded(addRemembered(listedIds))
  const undo = () => {
    removeRemembered(added ?? [])
    setAdded(null)
    notify('success', text('mylist.sharedUndone'))
  }
  return (
    <>
      <div className="noPrint">
        <Notice
          actions={
            <>
              {!areAllOnList && (
                <Button icon="bookmark" onClick={add}>
                  {text('mylist.takeOver')}
                </Button>
              )}
              <LinkButton to={routes.myList.href()}>
                {text('mylist.toOwn', { count: ownList.length })}
              </LinkButton>
            </>
          }
        >
          {text('mylist.sharedText')}
        </Notice>
        <div role="status">
          {added && (
            <Notice
              kind={isStored ? 'success' : 'warning'}
              actions={added.length > 0 && <Button onClick={undo}>{text('selection.undo')}</Button>}
            >
              {text('mylist.takenOver', { count: added.length, known: listedIds.length - added.length })}
              {!isStored && ` ${text('mylist.notKept')}`}
            </Notice>
          )}
        </div>
        {isIncomplete && (
          <Notice kind="warning">{text('mylist.sharedIncomplete', { max: maxShared })}</Notice>
        )}
      </div>
      {error && <ErrorNotice error={error} title={text('list.failed')} onRetry={retry} />}
      <ol className={styles.lines}>
        {ids.map((id) => (
          <li key={id} className={styles.line}>
            <article className={styles.card}>
              <RememberedEntry entry={entries.get(id)} />
            </article>
          </li>
        ))}
      </ol>
      <Row className={`${styles.actions} noPrint`}>
        <PrintList />
      </Row>
    </>
  )
}
