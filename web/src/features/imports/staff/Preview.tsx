import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '#lib/api.ts'
import { useLocale, useLocalPath, useText } from '#lib/intl.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import { canMatch, emptyCellModes, isNameOpen } from '#shared/fields/importFields'
import { routes } from '#shared/routes'
import { Notice } from '#ui/Notice.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { ColumnsForm } from './ColumnsForm.tsx'
import { ImportBar } from './ImportBar.tsx'
import { ImportNotices } from './ImportNotices.tsx'
import { fieldsOfColumns, type ImportDetails } from './importState.ts'
import { PreviewRows } from './PreviewRows.tsx'
import { Progress } from './Progress.tsx'
import { Questions } from './Questions.tsx'
import { type Correctable, useImportOperation } from './useImportOperation.tsx'

export function Preview({ data, onDone }: { data: ImportDetails; onDone: () => void }) {
  const text = useText()
  const local = useLocalPath()
  const navigate = useNavigate()
  const { set } = useAddressParameters()
  const known = fieldsOfColumns(data.columns)
  const [fields, setFields] = useState(known)
  const { run, busy, refusal } = useImportOperation()
  const { id, counts, total, emptyCells } = data
  const said = data.messages[useLocale()]
  const isReady = data.state === 'ready'
  const namesProviders = canMatch(known)
  const isUpToDate = fields.join() === known.join()

  const giveUp = async () => {
    if (await run(() => call('POST /api/cancelImport', { id }), text('import.dropped')))
      navigate(local(routes.importSheet.href()))
  }
  const rowsHeading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<Parameters<Correctable['correct']>[1]>(undefined)
  useEffect(() => {
    if (!isReady) return
    if (pressed.current === 'rows') rowsHeading.current?.focus()
    if (pressed.current === 'emptyCells')
      document.querySelector<HTMLElement>('[name="import-empty-cells"]:checked')?.focus()
    pressed.current = undefined
  }, [isReady])
  const correct: Correctable['correct'] = async (change, next) => {
    const worked = await run(() => call('POST /api/correctImport', { id, ...change }))
    pressed.current = worked ? next : undefined
    return worked
  }
  const preview = { data, busy, refusal, correct }
  const leaveOpen = async () => {
    const open = data.questions.filter(isNameOpen)
    const answers = open.map(({ id: question }) => ({ question, choice: 'rowOut' }))
    if (await correct({ answers }, 'rows')) set({ rows: 'leftOut', page: '' })
  }
  const start = async (count: number) => {
    if (!(await run(() => call('POST /api/startImport', { id, count })))) return
    // Tab and page of the preview do not apply to the result.
    set({ rows: '', page: '' })
    onDone()
  }
  const isShown = isReady && counts !== null && namesProviders
  return (
    <>
      {isReady && <Notice title={text('import.nothingYet')}>{said}</Notice>}
      {refusal}
      {!isReady && <Progress>{text('import.checking', { count: total })}</Progress>}
      {isReady && !namesProviders && (
        <Notice kind="warning" title={text('import.noName')}>
          {text('import.noNameText')}
        </Notice>
      )}
      <Questions {...preview} />
      {isShown && (
        <ImportNotices data={data} onLook={() => rowsHeading.current?.focus()}>
          {counts.changed + counts.unchanged > 0 && (
            <>
              <RadioGroup
                legend={text('import.emptyCells')}
                name="import-empty-cells"
                options={emptyCellModes.map((value) => ({
                  value,
                  label: text(`import.emptyCells.${value}`),
                }))}
                value={emptyCells}
                onChange={(as) => !busy && correct({ emptyCells: as }, 'emptyCells')}
              />
              <p>{text('import.emptyCellsHint')}</p>
            </>
          )}
        </ImportNotices>
      )}
      <ColumnsForm {...preview} {...{ fields, isUpToDate, onDone }} onChange={setFields} />
      {isShown && <PreviewRows data={{ ...data, counts }} preview={preview} headingRef={rowsHeading} />}
      <ImportBar {...{ data, isUpToDate, busy }} onStart={start} onLeaveOpen={leaveOpen} onClose={giveUp} />
    </>
  )
}
