import { useCallback } from 'react'
import { notify } from '#lib/alerts.ts'
import { useLocale, useText } from '#lib/intl.ts'
import type { Entry } from '#shared/entry'
import { dateAndTimeOf } from '#shared/keptPages'
import { routes } from '#shared/routes'
import { AnchorButton, Button, LinkButton } from '#ui/Button.tsx'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PrintButton } from '#ui/PrintButton.tsx'
import { Row } from '#ui/Row.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ShareButton } from '#ui/share/ShareButton.tsx'
import { mailtoHref, maxSelected } from '../../selection/door.ts'
import { EmptyList } from './EmptyList.tsx'
import { Line } from './Line.tsx'
import styles from './MyList.module.css'
import { keepLoaded, removeRemembered, restoreRemoved, useIsListStored, useRemembered } from './remembered.ts'
import { hashOfIds, maxInQrCode, maxShared } from './sharedList.ts'
import { useEntriesByIds } from './useEntriesByIds.ts'

export function OwnList() {
  const text = useText()
  const list = useRemembered()
  const isStored = useIsListStored()
  const ids = list.map(({ id }) => id)
  const { entries, error, isSlow, retry } = useEntriesByIds(ids, keepLoaded)
  const locale = useLocale()
  const remove = useRemove()
  if (list.length === 0) return <EmptyList />
  if (entries.size === 0 && !error && !isSlow) return <Skeleton shape="cards" />
  const hasFailed = error !== undefined || isSlow
  const known = hasFailed ? list.flatMap((line) => (entries.has(line.id) ? [] : (line.known ?? []))) : []
  const keptAt = known.length === 0 ? null : Math.min(...known.map(({ loadedAt }) => loadedAt))
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
      {isSlow && (
        <Notice kind="warning" role="status" title={text('mylist.slow')}>
          {keptAt !== null && <p>{text('kept.at', dateAndTimeOf(keptAt, locale))}</p>}
          <Button onClick={retry}>{text('mylist.slowRetry')}</Button>
        </Notice>
      )}
      <ol className={styles.lines}>
        {list.map((line) => (
          <li key={line.id} className={styles.line}>
            <Line line={line} entry={entries.get(line.id)} hasFailed={hasFailed} onRemove={remove} />
          </li>
        ))}
      </ol>
      <Row className={`${styles.actions} noPrint`}>
        <PrintButton label="list.print" />
        <LinkButton to={routes.paper.href({ of: 'list' })} icon="print">
          {text('paper.open')}
        </LinkButton>
        <ShareList ids={ids} />
        <Button icon="close" className="withScript" onClick={() => remove(ids)}>
          {text('mylist.clear')}
        </Button>
      </Row>
      <WriteToAll entries={list.flatMap(({ id }) => entries.get(id) ?? [])} />
      <p className="soft noPrint">{text('mylist.keptHere')}</p>
    </>
  )
}

function ShareList({ ids }: { ids: readonly string[] }) {
  const text = useText()
  const notSharedCount = ids.length - maxShared
  const hints = [
    notSharedCount > 0 && text('mylist.shareMax', { max: maxShared, count: notSharedCount }),
    text('mylist.shareNotes'),
  ]
  return (
    <ShareButton
      title={text('mylist.title')}
      path={`${routes.myList.href()}#${hashOfIds(ids)}`}
      hint={hints.filter(Boolean).join(' ')}
      noQrCode={ids.length > maxInQrCode ? text('mylist.sharePictureMax', { max: maxInQrCode }) : undefined}
    />
  )
}

/** Without a name it was the whole list. */
function useRemove() {
  const text = useText()
  return useCallback(
    (ids: readonly string[], name = '') => {
      const removed = removeRemembered(ids)
      const said =
        name === '' ? text('mylist.cleared', { count: removed.length }) : text('mylist.removed', { name })
      const undo = () => {
        restoreRemoved(removed)
        dismiss()
        // One frame later, the line is back.
        requestAnimationFrame(() => document.getElementById(`line-${ids[0]}`)?.focus())
      }
      const dismiss = notify('success', said, { label: text('selection.undo'), press: undo })
    },
    [text],
  )
}

function WriteToAll({ entries }: { entries: readonly Entry[] }) {
  const text = useText()
  const reachable = entries.filter(({ email }) => email !== '')
  const unreachable = entries.filter(({ email }) => email === '')
  if (entries.length === 0) return null
  const portions = Array.from({ length: Math.ceil(reachable.length / maxSelected) }, (_, i) =>
    reachable.slice(i * maxSelected, (i + 1) * maxSelected),
  )
  return (
    <section className="noPrint" aria-labelledby="write">
      <h2 id="write">{text('mylist.write')}</h2>
      {portions.length > 1 && <p>{text('mylist.writePortions', { max: maxSelected })}</p>}
      {portions.map((portion, i) => (
        <p key={portion[0]?.uuid} className={styles.portion}>
          <AnchorButton icon="mail" href={mailtoHref(portion)}>
            {portions.length === 1
              ? text('mylist.writeAll', { count: portion.length })
              : text('mylist.writePortion', { number: i + 1, count: portions.length })}
          </AnchorButton>
          <span lang="de">{portion.map(({ name }) => name).join(', ')}</span>
        </p>
      ))}
      {unreachable.length > 0 && (
        <p>
          {text('mylist.withoutMail')} <span lang="de">{unreachable.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
    </section>
  )
}
