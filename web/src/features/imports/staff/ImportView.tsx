import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { call, useCall } from '#lib/api.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { useLocale, useText } from '#lib/intl.ts'
import type { ImportSummary } from '#shared/contract/imports'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Import.module.css'
import { canCancel, percentOf, pollingIntervalOf, rowsDone, stageOf } from './importState.ts'
import { Preview } from './Preview.tsx'
import { Progress } from './Progress.tsx'
import { Result } from './Result.tsx'
import { ConfirmButton } from './useImportOperation.tsx'

export function ImportView({ id }: { id: string }) {
  const text = useText()
  const locale = useLocale()
  const options = { keepsEarlier: false, refreshMs: pollingIntervalOf }
  const { data, ...state } = useCall('GET /api/import', { id }, options)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFresh = (useLocation().state as { isFresh?: boolean } | null)?.isFresh === true
  const isLoaded = data !== undefined
  // The pressed button is gone.
  const goOn = () => heading.current?.focus()
  useEffect(() => {
    if (isFresh && isLoaded) heading.current?.focus()
  }, [isFresh, isLoaded])

  if (!data) return <CallState {...state} title={text('import.failed')} count={6} />
  const stage = stageOf(data)
  const made = { file: data.fileName, user: data.user, date: momentText(data.createdAt, locale) }
  return (
    <section aria-labelledby="import-file">
      <h2 id="import-file" ref={heading} tabIndex={-1} className={`${styles.heading} noFocusRing`}>
        {data.fileName}
      </h2>
      <p>{text('import.made', made)}</p>
      {/* Announces only a new state, not numbers that change every few seconds. */}
      <VisuallyHidden>
        <span role="status">{text(`import.state.${data.state}`)}</span>
      </VisuallyHidden>
      <CallState {...state} title={text('import.pollFailed')} />
      {(stage === 'checking' || stage === 'deciding') && (
        <Preview key={data.columns.map(({ field }) => field).join()} data={data} onDone={goOn} />
      )}
      {stage === 'working' && <Working data={data} onDone={goOn} />}
      {stage === 'ended' && <Result data={data} onDone={goOn} />}
      <p className={styles.buttons}>
        <LinkButton to={routes.importSheet.href()}>{text('import.another')}</LinkButton>
      </p>
    </section>
  )
}

/** The import continues when the page is closed. */
function Working({ data, onDone }: { data: ImportSummary; onDone: () => void }) {
  const text = useText()
  const { id, total, error, fileName } = data
  const done = rowsDone(data)
  return (
    <>
      <Progress value={done} max={total}>
        {done === null
          ? text(`import.state.${data.state}`)
          : text('import.progress', { done, total, error, percent: percentOf(done, total) })}
      </Progress>
      <p>{text('import.leaveText')}</p>
      {canCancel(data) && (
        <ConfirmButton
          label={text('import.cancel')}
          question={text('import.cancelQuestion', { file: fileName })}
          act={() => call('POST /api/cancelImport', { id })}
          onDone={onDone}
        >
          <p>{text('import.cancelPart')}</p>
        </ConfirmButton>
      )}
    </>
  )
}
