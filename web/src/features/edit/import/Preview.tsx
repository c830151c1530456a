import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { Row } from '../../../components/Row.tsx'
import { call } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { ColumnsForm } from './ColumnsForm.tsx'
import { Counts } from './Counts.tsx'
import { Decision } from './Decision.tsx'
import styles from './Import.module.css'
import { canCancel, fieldsOf, namesProviders, sameFields } from './importState.ts'
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
  const { id, counts, state, total } = data
  const isReady = state === 'ready'
  const isMatched = namesProviders(known)
  const isAsShown = sameFields(fields, known)

  const giveUp = async () => {
    const worked = await act(() => call('POST /api/cancelImport', { id }), text('import.dropped'))
    if (worked) navigate(local(routes.importSheet.href()))
  }
  const checkAgain = async () => {
    if (await act(() => call('POST /api/mapImport', { id, fields: [...fields] }))) onDone()
  }
  return (
    <>
      {isReady && <Notice title={text('import.nothingYet')}>{text('import.nothingYetText')}</Notice>}
      {refusal}
      {!isReady && <Progress>{text('import.checking', { count: total })}</Progress>}
      {isReady && counts && isMatched && <Counts counts={counts} />}
      {isReady && !isMatched && (
        <Notice kind="warning" title={text('import.noName')}>
          {text('import.noNameText')}
        </Notice>
      )}
      <ColumnsForm
        columns={data.columns}
        fields={fields}
        onChange={setFields}
        isAsShown={isAsShown}
        busy={busy || !isReady}
        onApply={checkAgain}
      />
      {isReady && counts && isMatched && <Rows id={id} counts={counts} />}
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
