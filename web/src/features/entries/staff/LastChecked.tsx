import type { Confirmer } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import { useState } from 'react'
import { dayText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { UndoNotice } from '../../../ui/UndoNotice.tsx'
import { callLists } from './callLists.ts'
import styles from './EntryForm.module.css'
import type { DoneOperation } from './entryLists.ts'
import { useConfirmEntries } from './useConfirmEntries.ts'

interface Props {
  entry: Entry
  checkedBy: Confirmer | null
}

/** Shows when and by whom the entry was last checked, and a button to confirm it today. */
export function LastChecked({ entry: { uuid, checkedAt }, checkedBy }: Props) {
  const text = useText()
  const locale = useLocale()
  const [done, setDone] = useState<DoneOperation | null>(null)
  const [isReverted, setReverted] = useState(false)
  const { busy, confirm } = useConfirmEntries((operation) => {
    setReverted(false)
    setDone(operation)
  })
  return (
    <>
      {done && (
        <div className={styles.whole}>
          <UndoNotice
            key={String(done.undo)}
            title={done.title}
            undo={done.undo}
            refresh={callLists}
            onReverted={() => setReverted(true)}
          />
        </div>
      )}
      {(!done || isReverted) && (
        <>
          <p>
            {checkedAt === null
              ? text('edit_entry.neverChecked')
              : text('edit_entry.checkedOn', { date: dayText(checkedAt, locale) })}
            {checkedBy && ` (${text(`edit_entry.checkedBy.${checkedBy}`)})`}
          </p>
          <Button icon="check" aria-disabled={busy} onClick={() => confirm([uuid])}>
            {text('edit_entry.confirmAll')}
          </Button>
        </>
      )}
    </>
  )
}
