import type { ImportSummary } from '@directory/shared/contract/imports'
import { type ImportMode, importModes } from '@directory/shared/importFields'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useAddressParameters } from '../../../lib/useTableState.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { FaultyRows } from './FaultyRows.tsx'
import styles from './Import.module.css'
import { importAddress } from './importState.ts'
import { useImportOperation } from './useImportOperation.tsx'

interface Props {
  data: ImportSummary
  counts: NonNullable<ImportSummary['counts']>
  /** Number of questions without an answer. */
  openQuestions: number
  /** True if the preview was made with the columns as chosen now. */
  isAsShown: boolean
  mode: ImportMode
  onMode: (mode: ImportMode) => void
  /** Shows the rows, which are above. */
  onLook: () => void
  onDone: () => void
}

/** Chooses between valid rows only and all or nothing, and starts the import. */
export function ImportDecision({
  data,
  counts,
  openQuestions,
  isAsShown,
  mode,
  onMode,
  onLook,
  onDone,
}: Props) {
  const text = useText()
  const { set } = useAddressParameters()
  const { run, busy, refusal } = useImportOperation()
  const count = counts.new + counts.changed
  const isPossible = (one: ImportMode) => one === 'valid-rows' || counts.faulty === 0
  const start = async () => {
    if (!(await run(() => call('POST /api/startImport', { id: data.id, mode })))) return
    // Tab and page of the preview do not apply to the result.
    set({ rows: '', page: '' })
    onDone()
  }
  if (count === 0 && data.categoryChanges.length === 0)
    return (
      <Notice title={text('import.nothingToDo')}>
        <p>{text(counts.faulty > 0 ? 'import.onlyFaulty' : 'import.allKnown')}</p>
        {counts.faulty > 0 && <FaultyRows data={data} />}
      </Notice>
    )
  return (
    <section aria-labelledby="import-decision" className={styles.decision}>
      <h3 id="import-decision">{text('import.decisionTitle')}</h3>
      {counts.faulty > 0 && (
        <Notice kind="warning" title={text('import.someFaulty', { count: counts.faulty })}>
          <FaultyRows data={data} />
        </Notice>
      )}
      <fieldset className={styles.modes}>
        <legend>{text('import.modeLegend')}</legend>
        {importModes.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="import-mode"
              value={one}
              checked={mode === one}
              disabled={!isPossible(one)}
              onChange={() => onMode(one)}
            />
            <span>
              <strong>{text(`import.mode.${one}`)}</strong>
              {!isPossible(one) && <br />}
              {!isPossible(one) && text('import.modeImpossible')}
            </span>
          </label>
        ))}
      </fieldset>
      {data.losses.entries > 0 && (
        <Notice
          kind="warning"
          title={text('import.losses', { ...data.losses })}
          actions={
            <SiteLink to={importAddress(data.id, { kind: 'losing' })} preventScrollReset onClick={onLook}>
              {text('import.lossesLook')}
            </SiteLink>
          }
        />
      )}
      {refusal}
      {openQuestions > 0 && <p>{text('import.openQuestions', { count: openQuestions })}</p>}
      {!isAsShown && <Notice kind="warning">{text('import.checkFirst')}</Notice>}
      <Button look="main" aria-disabled={busy || !isAsShown} onClick={() => isAsShown && start()}>
        {count > 0 ? text('import.start', { count }) : text('import.startCategories')}
      </Button>
    </section>
  )
}
