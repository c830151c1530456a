import { dateAndTimeOf } from '@directory/shared/keptAge'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Row } from '../../../ui/Row.tsx'
import { EmptyList } from './EmptyList.tsx'
import { Lines } from './Lines.tsx'
import { ListPlaceholder } from './ListPlaceholder.tsx'
import styles from './MyList.module.css'
import { PrintList } from './PrintList.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { removeRemembered, useIsListStored, useRemembered } from './remembered.ts'
import type { Removal } from './rememberedList.ts'
import { ShareList } from './ShareList.tsx'
import { useEntriesByIds } from './useEntriesByIds.ts'
import { WriteToAll } from './WriteToAll.tsx'

export function OwnList() {
  const text = useText()
  const list = useRemembered()
  const isStored = useIsListStored()
  const ids = list.map(({ id }) => id)
  const { entries, error, keptAt, retry } = useEntriesByIds(ids, true)
  const locale = useLocale()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const clearList = () => setRemoval({ removed: removeRemembered(ids), name: '' })
  const removedNotice = removal && <RemovedNotice removal={removal} onEnd={() => setRemoval(null)} />
  if (list.length === 0)
    return (
      <>
        {removedNotice}
        <EmptyList />
      </>
    )
  if (entries.size === 0 && !error && !removal) return <ListPlaceholder />
  // The service worker's bar above the page has the same words, and a button.
  const isShownAbove = keptAt !== null && document.querySelector('.keptMark') !== null
  return (
    <>
      {!isStored && <Notice kind="warning">{text('mylist.notKept')}</Notice>}
      {error && !isShownAbove && (
        <ErrorNotice
          error={error}
          title={keptAt === null ? text('list.failed') : text('kept.at', dateAndTimeOf(keptAt, locale))}
          onRetry={retry}
        />
      )}
      {removal?.removed[0]?.index === 0 && removedNotice}
      <Lines
        list={list}
        entries={entries}
        onRemove={setRemoval}
        notice={{ index: removal?.removed[0]?.index ?? 0, content: removedNotice }}
      />
      <Row className={`${styles.actions} noPrint`}>
        <PrintList />
        <LinkButton to={routes.paper.href({ of: 'list' })} icon="print">
          {text('paper.open')}
        </LinkButton>
        <ShareList ids={ids} />
        <Button icon="close" className="withScript" onClick={clearList}>
          {text('mylist.clear')}
        </Button>
      </Row>
      <WriteToAll entries={list.flatMap(({ id }) => entries.get(id) ?? [])} />
      <p className={`${styles.kept} noPrint`}>{text('mylist.keptHere')}</p>
    </>
  )
}
