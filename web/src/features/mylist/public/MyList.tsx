import { useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { notify } from '#lib/alerts.ts'
import { useHydrated } from '#lib/hydrated.ts'
import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PrintButton } from '#ui/PrintButton.tsx'
import { Row } from '#ui/Row.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { EmptyList } from './EmptyList.tsx'
import styles from './MyList.module.css'
import { OwnList } from './OwnList.tsx'
import { RecentlySeen } from './RecentlySeen.tsx'
import { RememberedEntry } from './RememberedEntry.tsx'
import { addRemembered, removeRemembered, useIsListStored, useRemembered } from './remembered.ts'
import { isBrokenHash, maxShared, readHash, type SharedList } from './sharedList.ts'
import { useEntriesByIds } from './useEntriesByIds.ts'

export default function MyList() {
  const text = useText()
  const hydrated = useHydrated()
  const { hash } = useLocation()
  const shared = useSharedList(hash)
  const isBroken = hydrated && isBrokenHash(hash, (id) => document.getElementById(id) !== null)
  return (
    <div className={styles.page}>
      <Breadcrumb trail={[{ label: text('mylist.title') }]} />
      <PageHeading>{text(shared ? 'mylist.sharedTitle' : 'mylist.title')}</PageHeading>
      <div className="withoutScript">
        <Notice>{text('mylist.needsScript')}</Notice>
      </div>
      {!hydrated && (
        <>
          <div className={styles.expected}>
            <Skeleton shape="cards" />
          </div>
          <div className={`${styles.unexpected} withScript`}>
            <EmptyList />
          </div>
        </>
      )}
      {isBroken && <Notice kind="warning">{text('mylist.sharedBroken')}</Notice>}
      {hydrated && (shared ? <SharedWithYou shared={shared} /> : <OwnList />)}
      {hydrated && !shared && <RecentlySeen />}
    </div>
  )
}

/** An anchor on the page, such as `#main`, keeps the list. */
function useSharedList(hash: string): SharedList | null {
  const hydrated = useHydrated()
  const latestListHash = useRef('')
  if (hash === '' || readHash(hash)) latestListHash.current = hash
  const listHash = latestListHash.current
  return useMemo(() => (hydrated ? readHash(listHash) : null), [hydrated, listHash])
}

function SharedWithYou({ shared: { ids, isIncomplete } }: { shared: SharedList }) {
  const text = useText()
  const ownList = useRemembered()
  const isStored = useIsListStored()
  const { entries, error, retry } = useEntriesByIds(ids)
  const listedIds = ids.filter((id) => entries.get(id) !== null)
  const areAllOnList = listedIds.every((id) => ownList.some((line) => line.id === id))
  const add = () => {
    const added = addRemembered(listedIds)
    const undo = () => {
      removeRemembered(added)
      notify('success', text('mylist.sharedUndone'))
    }
    const said = text('mylist.takenOver', { count: added.length, known: listedIds.length - added.length })
    notify('success', said, added.length > 0 ? { label: text('selection.undo'), press: undo } : undefined)
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
        {!isStored && <Notice kind="warning">{text('mylist.notKept')}</Notice>}
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
        <PrintButton label="list.print" />
      </Row>
    </>
  )
}
