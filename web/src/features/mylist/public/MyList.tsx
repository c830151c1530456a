import { useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../lib/hydrated.ts'
import { useText } from '../../../lib/intl.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { EmptyList, ListPlaceholder } from './EmptyList.tsx'
import styles from './MyList.module.css'
import { OwnList } from './OwnList.tsx'
import { SharedWithYou } from './SharedWithYou.tsx'
import { isBrokenHash, readHash, type SharedList } from './sharedList.ts'

/** Shows the visitor's saved list or, opened by a shared link, the list that was shared. */
export default function MyList() {
  const text = useText()
  const hydrated = useHydrated()
  const shared = useSharedList()
  const isBroken = useIsBrokenLink()
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
            <ListPlaceholder />
          </div>
          <div className={`${styles.unexpected} withScript`}>
            <EmptyList />
          </div>
        </>
      )}
      {isBroken && <Notice kind="warning">{text('mylist.sharedBroken')}</Notice>}
      {hydrated && (shared ? <SharedWithYou shared={shared} /> : <OwnList />)}
    </div>
  )
}

/** Returns the list in the address; null if there is none. An anchor on the page, such as `#main`, keeps the list. */
function useSharedList(): SharedList | null {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const latestListHash = useRef('')
  if (hash === '' || readHash(hash)) latestListHash.current = hash
  const listHash = latestListHash.current
  return useMemo(() => (hydrated ? readHash(listHash) : null), [hydrated, listHash])
}

/** Returns whether the hash is neither a list nor an anchor on the page. */
function useIsBrokenLink(): boolean {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  return hydrated && isBrokenHash(hash, (id) => document.getElementById(id) !== null)
}
