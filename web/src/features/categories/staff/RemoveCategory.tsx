import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useNotifyDone } from '../../../lib/useNotifyDone.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { ChoiceField } from '../../../ui/ChoiceField.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { type CategoryOverview, categoryLists } from './categoryLists.ts'

interface Props {
  category: CategoryOverview
  names: readonly string[]
  onClose: () => void
}

export function RemoveCategory({ category: { name, trash }, names, onClose }: Props) {
  const text = useText()
  const { run, busy } = useOperation()
  const notifyDone = useNotifyDone(categoryLists)
  const [into, setInto] = useState('')
  const [missing, setMissing] = useState(false)
  const confirm = async () => {
    if (trash > 0 && into === '') return setMissing(true)
    const step = async () => {
      const { undo } = await call('POST /api/removeCategory', { category: name, trashInto: into })
      notifyDone(text('edit_entry.removed', { name }), undo)
    }
    await run(step, { refresh: categoryLists })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={text('edit_entry.removeQuestion', { name })}
      confirm={text('edit.delete')}
      busy={busy}
      onConfirm={confirm}
      onCancel={onClose}
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
