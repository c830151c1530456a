import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useNotifyDone } from '../../../lib/useNotifyDone.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { ChoiceField } from '../../../ui/ChoiceField.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { type CategoryOverview, categoryLists } from './categoryLists.ts'

interface Props {
  asked: CategoryOverview | null
  names: readonly string[]
  onClose: () => void
}

export function RemoveCategory({ asked, names, onClose }: Props) {
  const text = useText()
  const { run, busy } = useOperation()
  const notifyDone = useNotifyDone(categoryLists)
  const [into, setInto] = useState('')
  const [missing, setMissing] = useState(false)
  const { name = '', trash = 0 } = asked ?? {}
  const close = () => {
    setInto('')
    setMissing(false)
    onClose()
  }
  const confirm = async () => {
    if (trash > 0 && into === '') return setMissing(true)
    await run(
      async () => {
        const { undo } = await call('POST /api/removeCategory', { category: name, trashInto: into })
        notifyDone(text('edit_entry.removed', { name }), undo)
      },
      { refresh: categoryLists },
    )
    close()
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      title={text('edit_entry.removeQuestion', { name })}
      confirm={text('edit.delete')}
      busy={busy}
      onConfirm={confirm}
      onCancel={close}
    >
      <p>{text('category.removeText')}</p>
      {trash > 0 && (
        <ChoiceField
          label={text('category.trashInto', { count: trash })}
          error={missing ? text('category.removeWhere') : undefined}
          none={text('entry_dialogue.categoryNone')}
          options={names.filter((one) => one !== name)}
          value={into}
          onValue={setInto}
        />
      )}
    </ConfirmDialog>
  )
}
