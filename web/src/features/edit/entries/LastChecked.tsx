import type { Confirmer } from '@directory/shared/checked'
import type { Entry } from '@directory/shared/entry'
import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Row } from '../../../components/Row.tsx'
import { UndoNotice } from '../../../components/UndoNotice.tsx'
import { useLocale, useText } from '../../../lib/intl.ts'
import { callLists } from '../calls/callLists.ts'
import { dayText } from '../logs/moment.ts'
import { type ConfirmingAct, useConfirming } from './useConfirming.ts'

interface Props {
  entry: Entry
  checkedBy: Confirmer | null
}

/** When and by whom the entry was last found to be true, and the press that says so today. */
export function LastChecked({ entry: { uuid, checkedAt }, checkedBy }: Props) {
  const text = useText()
  const locale = useLocale()
  const { busy, confirm } = useConfirming()
  const [done, setDone] = useState<ConfirmingAct | null>(null)
  const [isUndone, setUndone] = useState(false)
  const press = async () => {
    const act = await confirm([uuid])
    if (!act) return
    setUndone(false)
    setDone(act)
  }
  return (
    <>
      {done && (
        <UndoNotice
          key={String(done.undo)}
          title={done.title}
          undo={done.undo}
          refresh={callLists}
          onUndone={() => setUndone(true)}
        />
      )}
      {(!done || isUndone) && (
        <Row>
          <p>
            {checkedAt === null
              ? text('edit_entry.neverChecked')
              : text('edit_entry.checkedOn', { date: dayText(checkedAt, locale) })}
            {checkedBy && ` (${text(`edit_entry.checkedBy.${checkedBy}`)})`}
          </p>
          <Button icon="check" aria-disabled={busy} onClick={press}>
            {text('edit_entry.confirmAll')}
          </Button>
        </Row>
      )}
    </>
  )
}
