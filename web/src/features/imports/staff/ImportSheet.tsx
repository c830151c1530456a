import { useCall } from '#lib/api.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import type { ImportSummary } from '#shared/contract/imports'
import { importRowKinds } from '#shared/fields/importFields'
import { routes } from '#shared/routes'
import { CallState } from '#ui/CallState.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { StaffPage } from '#ui/StaffPage.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import { CutText } from '#ui/table/CutText.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './Import.module.css'
import { ImportView } from './ImportView.tsx'
import { importAddress, percentOf, pollingIntervalOf, rowsDone } from './importState.ts'

export default function ImportSheet() {
  const text = useText()
  const { get } = useAddressParameters()
  const id = get('id')
  const above = { label: text('edit.editEntry.title'), to: routes.editEntry.href() }
  return (
    <StaffPage title={text('import.title')} above={above}>
      {id === '' ? (
        <>
          <Card as="section" aria-labelledby="import-choose">
            <h2 id="import-choose">{text('import.chooseTitle')}</h2>
            <ChooseFile />
          </Card>
          <ImportList />
        </>
      ) : (
        <ImportView key={id} id={id} />
      )}
    </StaffPage>
  )
}

function ImportList() {
  const text = useText()
  const locale = useLocale()
  const refreshMs = (all: ImportSummary[]) => Math.max(...all.map(pollingIntervalOf), 0)
  const { data: imports, ...answer } = useCall('GET /api/imports', {}, { refreshMs })
  const column = useColumnOf<ImportSummary>()
  const name = ({ id, fileName }: ImportSummary) => (
    <SiteLink to={importAddress(id)}>
      <CutText title={fileName} />
    </SiteLink>
  )
  const state = (one: ImportSummary) => {
    const done = rowsDone(one)
    const words =
      one.openQuestions > 0 && one.state === 'ready'
        ? text('import.waitsWith', { count: one.openQuestions })
        : text(`import.state.${one.state}`)
    return done === null ? words : `${words} (${percentOf(done, one.total)} %)`
  }
  // Only the counts above zero: '2 neu, 1 fehlerhaft'.
  const counts = ({ counts }: ImportSummary) =>
    counts &&
    importRowKinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => text(`import.countShort.${kind}`, { count: counts[kind] }))
      .join(', ')
  const columns = [
    column('fileName', 'import.fileName', name, { names: true }),
    column('createdAt', 'import.when', ({ createdAt }) => (
      <time dateTime={createdAt}>{momentText(createdAt, locale)}</time>
    )),
    column('user', 'import.user', ({ user }) => user),
    column('state', 'import.state', state),
    column('counts', 'import.rows', counts),
  ]
  return (
    <section aria-labelledby="import-list" className={styles.section}>
      <h2 id="import-list">{text('import.listTitle')}</h2>
      <CallState {...answer} title={text(imports ? 'import.pollFailed' : 'import.listFailed')} count={4} />
      {imports?.length === 0 && <EmptyNotice title={text('import.none')} />}
      {imports && imports.length > 0 && (
        <DataTable
          caption={text('import.listCaption', { count: imports.length })}
          columns={columns}
          rows={imports}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  )
}
