import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Row } from '../../../components/Row.tsx'
import { call } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { ColumnNotices } from './ColumnNotices.tsx'
import { ColumnsForm } from './ColumnsForm.tsx'
import { Counts } from './Counts.tsx'
import { Decision } from './Decision.tsx'
import styles from './Import.module.css'
import {
  type Correction,
  canCancel,
  type Fields,
  fieldsOf,
  namesProviders,
  sameFields,
  withoutField,
} from './importState.ts'
import { Progress } from './Progress.tsx'
import { Rows } from './Rows.tsx'
import { useImportAct } from './useImportAct.tsx'

interface Props {
  data: OutputOf<'GET /api/import'>
  onDone: () => void
}

/** What a file would change, and the decision. Nothing has happened yet. */
export function Preview({ data, onDone }: Props) {
  const text = useText()
  const local = useLocalPath()
  const navigate = useNavigate()
  const known = fieldsOf(data.columns)
  const [fields, setFields] = useState(known)
  const { act, busy, refusal } = useImportAct()
  const { id, counts, state, total, leftOut } = data
  const isReady = state === 'ready'
  const isMatched = namesProviders(known)
  const isAsShown = sameFields(fields, known)

  const giveUp = async () => {
    const worked = await act(() => call('POST /api/cancelImport', { id }), text('import.dropped'))
    if (worked) navigate(local(routes.importSheet.href()))
  }
  const checkAgain = async (as: Fields) => {
    if (await act(() => call('POST /api/mapImport', { id, fields: [...as] }))) onDone()
  }
  const rowsHeading = useRef<HTMLHeadingElement>(null)
  const isCorrected = useRef(false)
  useEffect(() => {
    if (!isReady || !isCorrected.current) return
    isCorrected.current = false
    rowsHeading.current?.focus()
  }, [isReady])
  const correct = async (rows: readonly Correction[]) => {
    isCorrected.current = await act(() => call('POST /api/correctImport', { id, rows: [...rows] }))
    return isCorrected.current
  }
  return (
    <>
      {isReady && <Notice title={text('import.nothingYet')}>{text('import.nothingYetText')}</Notice>}
      {refusal}
      {!isReady && <Progress>{text('import.checking', { count: total })}</Progress>}
      {isReady && counts && isMatched && <Counts counts={counts} leftOut={leftOut} />}
      {isReady && !isMatched && (
        <Notice kind="warning" title={text('import.noName')}>
          {text('import.noNameText')}
        </Notice>
      )}
      {isReady && (
        <ColumnNotices
          data={data}
          busy={busy}
          onLeaveOut={(field) => checkAgain(withoutField(known, field))}
        />
      )}
      <ColumnsForm
        columns={data.columns}
        fields={fields}
        onChange={setFields}
        isAsShown={isAsShown}
        busy={busy || !isReady}
        onApply={() => checkAgain(fields)}
      />
      {isReady && counts && isMatched && (
        <Rows
          id={id}
          counts={{ ...counts, leftOut }}
          correcting={{ columns: data.columns, busy, refusal, onCorrect: correct }}
          headingRef={rowsHeading}
        />
      )}
      {isReady && counts && isMatched && (
        <Decision data={data} counts={counts} isAsShown={isAsShown} onDone={onDone} />
      )}
      {(isReady || canCancel(data)) && (
        <Row as="p" className={styles.buttons}>
          <Button aria-disabled={busy} onClick={giveUp}>
            {text('import.drop')}
          </Button>
        </Row>
      )}
    </>
  )
}
