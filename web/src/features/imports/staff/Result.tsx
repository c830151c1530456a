import { call } from '#lib/api.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { useLocale, useText } from '#lib/intl.ts'
import type { ImportSummary } from '#shared/contract/imports'
import { staysOutKinds } from '#shared/fields/importFields'
import { routes } from '#shared/routes'
import { EntryNames } from '#ui/EntryNames.tsx'
import { Notice, type NoticeProps } from '#ui/Notice.tsx'
import { Row } from '#ui/Row.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './Import.module.css'
import { FaultyRows } from './ImportNotices.tsx'
import { type ImportDetails, isLocating } from './importState.ts'
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
  const staysOut = { faulty: (isStarted && counts?.faulty) || 0, leftOut: isStarted ? leftOut : 0 }
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
      {data.withoutPlace > 0 && (
        <Row as="p">
          {text('import.withoutPlace', { count: data.withoutPlace })}
          <SiteLink to={`${routes.editEntry.href()}?filter=withoutPlace`}>
            {text('import.withoutPlaceLook')}
          </SiteLink>
        </Row>
      )}
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
