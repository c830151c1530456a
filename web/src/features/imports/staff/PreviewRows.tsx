import { type Ref, useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { callUrl, useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import type { ImportSummary } from '#shared/contract/imports'
import { pageOf } from '#shared/entryTable'
import { type ListedRowKind, listedRowKinds } from '#shared/fields/importFields'
import { CallState } from '#ui/CallState.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { Pager } from '#ui/Pager.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { CorrectRow } from './CorrectRow.tsx'
import styles from './Import.module.css'
import { importAddress, rowsPerPage, shownRowKind } from './importState.ts'
import { RowsTable } from './RowsTable.tsx'
import type { Correctable } from './useImportOperation.tsx'

interface Props {
  data: ImportSummary & { counts: object }
  /** After the import only the rows that stayed out are of interest. */
  kinds?: readonly ListedRowKind[]
  /** Set while rows can still be corrected and left out. */
  preview?: Correctable
  headingRef?: Ref<HTMLHeadingElement>
}

export function PreviewRows({ data: summary, kinds = listedRowKinds, preview, headingRef }: Props) {
  const text = useText()
  const { get, set } = useAddressParameters()
  const { id, attention, leftOut } = summary
  const counts = { ...summary.counts, attention, leftOut, losing: summary.losses.entries }
  const kind = shownRowKind(get('rows'), counts, kinds)
  const { page, pages, from: offset } = pageOf(get('page'), counts[kind], rowsPerPage)
  const isEmpty = counts[kind] === 0
  const asked = isEmpty ? null : { id, kind, offset, limit: rowsPerPage }
  // Rows of the previous kind must not show, or be marked, under this one.
  const answer = useCall('GET /api/importRows', asked, { keepsEarlier: false })
  const { data } = answer
  useForgetRows()
  // The address names the row, so that it is open again after a reload or login.
  const row = data?.rows.find((one) => String(one.row) === get('row'))
  const close = () => {
    set({ row: '' })
    requestAnimationFrame(() => document.getElementById(`correct-${row?.row}`)?.focus())
  }
  const tabs = kinds
    .filter((one) => counts[one] > 0 || one === kind)
    .map((one) => ({
      to: importAddress(id, one),
      label: text('import.tab', { kind: text(`import.kind.${one}`), count: counts[one] }),
      here: one === kind,
    }))
  const title = text(kinds === listedRowKinds ? 'import.rowsTitle' : 'import.faultyTitle')
  return (
    <section aria-labelledby="import-rows" className={styles.section}>
      <h3 id="import-rows" ref={headingRef} tabIndex={-1} className="noFocusRing">
        {title}
      </h3>
      <Tabs label={title} items={tabs} />
      {isEmpty && <EmptyNotice title={text('import.noRows')} />}
      <CallState {...answer} title={text('import.rowsFailed')} count={6} />
      {data && !isEmpty && (
        <div aria-busy={answer.refreshing}>
          <RowsTable
            key={`${kind} ${page}`}
            kind={kind}
            rows={data.rows}
            caption={text('import.rowsCaption', {
              first: offset + 1,
              last: offset + data.rows.length,
              total: counts[kind],
            })}
            preview={preview}
            onOpen={(one) => set({ row: String(one.row) })}
          />
        </div>
      )}
      <Pager page={page} pages={pages} onPage={(to) => set({ rows: kind, page: String(to) })} />
      {preview && row && <CorrectRow key={row.row} {...preview} row={row} onClose={close} />}
    </section>
  )
}

const allRows = `${callUrl('GET /api/importRows', {})}?`

/**
 * Drops cached rows on unmount, because they change when `Preview` recalculates. While no component shows rows, this
 * also ends SWR's sharing of a pending request, which would last two seconds longer.
 */
function useForgetRows() {
  const { mutate } = useSWRConfig()
  useEffect(
    () => () =>
      // Rejects where the cache has gone with its page.
      void mutate((key) => typeof key === 'string' && key.startsWith(allRows), undefined).catch(() => {}),
    [mutate],
  )
}
