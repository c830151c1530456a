import type { ImportSummary } from '@directory/shared/contract/imports'
import { staysOutKinds } from '@directory/shared/importFields'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { momentText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EntryNames } from '../../../ui/EntryNames.tsx'
import { Notice, type NoticeProps } from '../../../ui/Notice.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { useColumnOf } from '../../../ui/staff/useColumnOf.ts'
import styles from './Import.module.css'
import { FaultyRows } from './ImportNotices.tsx'
import { type ImportDetails, isLocating, pageOf, rowsPerPage } from './importState.ts'
import { PreviewRows } from './PreviewRows.tsx'
import { Progress } from './Progress.tsx'
import { ConfirmButton } from './useImportOperation.tsx'

const looks: Partial<Record<ImportSummary['state'], NoticeProps['kind']>> = {
  done: 'success',
  failed: 'error',
  cancelled: 'warning',
}

export function Result({ data, onDone }: { data: ImportDetails; onDone: () => void }) {
  const text = useText()
  const locale = useLocale()
  const { id, state, counts, locating, startedAt, current, keptUntil, left, leftOut, sheets } = data
  const said = data.messages[locale]
  const isStarted = startedAt !== null
  const staysOut = isStarted && counts ? { faulty: counts.faulty, leftOut } : { faulty: 0, leftOut: 0 }
  const outKinds = staysOutKinds.filter((kind) => staysOut[kind] > 0)
  const hasReport = outKinds.length > 0
  const otherSheets = sheets.filter(({ isTaken, rows }) => isStarted && !isTaken && rows !== null)
  return (
    <>
      <Notice kind={looks[state] ?? 'info'} title={text(`import.state.${state}`)}>
        {said !== '' && <p>{said}</p>}
        {state === 'done' && counts && (
          <p>{text('import.doneText', { new: counts.new, changed: counts.changed })}</p>
        )}
        {hasReport && (
          <p>
            {outKinds.map((kind) => text(`import.countShort.${kind}`, { count: staysOut[kind] })).join(', ')}
          </p>
        )}
        {otherSheets.length > 0 && (
          <p>
            {text('import.sheetsLeft', {
              sheets: otherSheets
                .map(({ name, rows }) => text('import.sheet', { name, count: rows ?? 0 }))
                .join(', '),
            })}
          </p>
        )}
        {state === 'cancelled' && isStarted && <p>{text('import.stoppedAt', { count: current })}</p>}
        {state === 'undone' && said === '' && <p>{text('import.undoneText')}</p>}
        {left.length > 0 && <EntryNames names={left.map(({ name }) => name)} />}
      </Notice>
      {data.canUndo && (
        <div className={styles.buttons}>
          <ConfirmButton
            label={text('import.undo')}
            question={text('import.undoQuestion', { file: data.fileName })}
            act={async () => {
              await call('POST /api/undo', { import: id })
              return call('GET /api/import', { id })
            }}
            onDone={onDone}
          >
            {state === 'done' && counts && (
              <p>{text('import.undoText', { new: counts.new, changed: counts.changed })}</p>
            )}
            <p>{text('import.undoEdited')}</p>
          </ConfirmButton>
        </div>
      )}
      {locating && !locating.service && isLocating(data) && (
        <Progress value={locating.current} max={locating.total}>
          {text('import.locating', { current: locating.current, total: locating.total })}
        </Progress>
      )}
      {locating?.service && (
        <p>{text(locating.service === 'off' ? 'import.locatingOff' : 'import.locatingSilent')}</p>
      )}
      <Positions positions={data.positions} />
      {hasReport && counts && keptUntil !== null && (
        <>
          <PreviewRows data={{ ...data, counts }} kinds={staysOutKinds} />
          <FaultyRows data={data} />
        </>
      )}
      {keptUntil !== null && (data.canUndo || hasReport) && (
        <p>{text('import.keptUntil', { date: momentText(keptUntil, locale) })}</p>
      )}
      {keptUntil === null && (hasReport || (current > 0 && state !== 'undone')) && (
        <p>{text('import.expired')}</p>
      )}
    </>
  )
}

type DoubtfulPosition = ImportDetails['positions'][number]

/** Lists providers whose position on the map should be checked, some at a time. */
function Positions({ positions }: { positions: readonly DoubtfulPosition[] }) {
  const text = useText()
  const column = useColumnOf<DoubtfulPosition>()
  const [wanted, setWanted] = useState(1)
  const { page, pages } = pageOf(String(wanted), positions.length)
  if (positions.length === 0) return null
  const link = ({ uuid, name }: DoubtfulPosition) => (
    <SiteLink to={routes.editEntryForm.href(uuid)}>{name}</SiteLink>
  )
  const address = ({ street, plz, city }: DoubtfulPosition) => `${street}, ${plz} ${city}`
  const place = ({ lat }: DoubtfulPosition) =>
    text(lat === null ? 'import.placeUnknown' : 'import.placeDoubtful')
  return (
    <section aria-labelledby="import-positions" className={styles.section}>
      <h3 id="import-positions">{text('import.positionsTitle')}</h3>
      <p>{text('import.positionsText')}</p>
      <DataTable
        caption={text('import.positionsCaption', { count: positions.length })}
        columns={[
          column('name', 'entry_dialogue.name', link, { names: true, german: true }),
          column('address', 'import.address', address, { german: true }),
          column('place', 'import.place', place),
        ]}
        rows={positions.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        rowKey={({ uuid }) => uuid}
      />
      <Pager page={page} pages={pages} onPage={setWanted} />
    </section>
  )
}
