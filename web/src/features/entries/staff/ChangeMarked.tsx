import { type CommonField, commonFields } from '@directory/shared/entryTable'
import { reviewLabel } from '@directory/shared/staffLabels'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { ChangePreview } from './ChangePreview.tsx'
import { CommonValue } from './CommonValue.tsx'
import { entryLists } from './entryLists.ts'
import { useChangePreview, type BulkValue as Value } from './useChangePreview.ts'

interface Props {
  entries: readonly string[]
  names: readonly string[]
  onDone: (operation: { title: string; undo: string[] }) => void
}

/** Gives marked entries one value, after showing what that overwrites. */
export function ChangeMarked({ entries, names, onDone }: Props) {
  const text = useText()
  const { run, busy } = useOperation()
  const [open, setOpen] = useState(false)
  const [field, setField] = useState<CommonField>('category')
  const [value, setValue] = useState<Value>('')
  const { preview, error } = useChangePreview(open ? { entries, field, value } : null)

  const choose = (chosenField: CommonField) => {
    setField(chosenField)
    setValue('')
  }
  const close = () => {
    setOpen(false)
    choose('category')
  }
  const change = async () => {
    if (!preview || preview.count === 0) return
    let done: Parameters<typeof onDone>[0] | null = null
    await run(
      async () => {
        const { count, undo } = await call('POST /api/changeEntries', {
          entries: [...entries],
          ...{ field, value },
        })
        const title =
          field === 'category'
            ? text('entries.moved', { count, name: String(value) })
            : text('entries.changed', { count, field: text(reviewLabel(field)) })
        done = { title, undo }
      },
      { refresh: entryLists },
    )
    close()
    if (done) onDone(done)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('entries.change')}</Button>
      <Dialog
        open={open}
        title={text('entries.changeTitle', { count: entries.length })}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{text('edit.cancel')}</Button>
            <Button look="main" aria-disabled={busy || !preview || preview.count === 0} onClick={change}>
              {text('entries.changePress', { count: preview?.count ?? 0 })}
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <SelectField
            label={text('entries.changeField')}
            value={field}
            onChange={(event) => choose(event.target.value as CommonField)}
          >
            {commonFields.map((name) => (
              <option key={name} value={name}>
                {text(reviewLabel(name))}
              </option>
            ))}
          </SelectField>
          <CommonValue
            key={field}
            field={field}
            value={value}
            names={names}
            error={error}
            onValue={setValue}
          />
          <ChangePreview preview={preview} />
        </div>
      </Dialog>
    </>
  )
}
