import type { ImportSummary } from '@directory/shared/contract/imports'
import { type ImportRowKind, importRowKinds } from '@directory/shared/importFields'
import { EmptyNotice } from '../../../components/EmptyNotice.tsx'
import { ErrorNotice } from '../../../components/ErrorNotice.tsx'
import { SiteLink } from '../../../components/SiteLink.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useAddress } from '../../../lib/useTableState.ts'
import styles from './Import.module.css'
import { importAddress, kindOf, pageCount, pageOf, pageRows } from './importState.ts'
import { RowsTable } from './RowsTable.tsx'

interface Props {
  id: string
  counts: NonNullable<ImportSummary['counts']>
  /** Of an import that is through, only the faulty rows are still of interest. */
  kinds?: readonly ImportRowKind[]
}

/** The rows of the file, kind by kind and page by page; which ones stands in the address. */
export function Rows({ id, counts, kinds = importRowKinds }: Props) {
  const text = useText()
  const { get } = useAddress()
  const kind = kinds.length === 1 && kinds[0] ? kinds[0] : kindOf(get('rows'), counts)
  const page = pageOf(get('page'), counts[kind])
  const offset = (page - 1) * pageRows
  const isEmpty = counts[kind] === 0
  const asked = isEmpty ? null : { id, kind, offset, limit: pageRows }
  const { data, error, loading, refreshing, retry } = useCall('GET /api/importRows', asked)
  const tabs = kinds.map((one) => ({
    to: importAddress(id, { kind: one }),
    label: text('import.tab', { kind: text(`import.kind.${one}`), count: counts[one] }),
    here: one === kind,
  }))
  return (
    <section aria-labelledby="import-rows" className={styles.section}>
      <h3 id="import-rows">{text(kinds.length > 1 ? 'import.rowsTitle' : 'import.faultyTitle')}</h3>
      {kinds.length > 1 && <Tabs label={text('import.rowsTitle')} items={tabs} />}
      <p>{text(`import.kindHint.${kind}`)}</p>
      {isEmpty && <EmptyNotice title={text('import.noRows')} />}
      {error && <ErrorNotice error={error} title={text('import.rowsFailed')} onRetry={retry} />}
      {loading && <Skeleton count={6} />}
      {data && !isEmpty && (
        <div aria-busy={refreshing}>
          <RowsTable
            kind={kind}
            rows={data.rows}
            caption={text('import.rowsCaption', {
              first: offset + 1,
              last: offset + data.rows.length,
              total: counts[kind],
            })}
          />
        </div>
      )}
      {!isEmpty && <Pages id={id} kind={kind} page={page} pages={pageCount(counts[kind])} />}
    </section>
  )
}

function Pages({ id, kind, page, pages }: { id: string; kind: ImportRowKind; page: number; pages: number }) {
  const text = useText()
  if (pages === 1) return null
  return (
    <nav aria-label={text('import.pages')} className={styles.pages}>
      {page > 1 && (
        <SiteLink to={importAddress(id, { kind, page: page - 1 })} preventScrollReset>
          {text('import.previous')}
        </SiteLink>
      )}
      <span>{text('import.page', { page, pages })}</span>
      {page < pages && (
        <SiteLink to={importAddress(id, { kind, page: page + 1 })} preventScrollReset>
          {text('import.next')}
        </SiteLink>
      )}
    </nav>
  )
}
