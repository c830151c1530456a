import { appendTo } from '@directory/shared/appendTo'
import { type CommonField, commonFields } from '@directory/shared/entryTable'
import { fieldLabel } from '@directory/shared/fields/entryFields'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useNotifyDone } from '../../../lib/useNotifyDone.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceField } from '../../../ui/ChoiceField.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import styles from '../../../ui/Form.module.css'
import { PlainList } from '../../../ui/PlainList.tsx'
import { useEntryWords } from '../../entryForm/door.ts'
import { CommonValue } from './CommonValue.tsx'
import { entryLists } from './entryLists.ts'
import { type BulkPreview as Preview, useChangePreview, type BulkValue as Value } from './useChangePreview.ts'

interface Props {
  entries: readonly string[]
  names: readonly string[]
  onDone: () => void
}

export function ChangeMarked({ entries, names, onDone }: Props) {
  const text = useText()
  const { run, busy } = useOperation()
  const notifyDone = useNotifyDone(entryLists)
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
    await run(
      async () => {
        const { count, undo } = await call('POST /api/changeEntries', {
          entries: [...entries],
          field,
          value,
        })
        const title =
          field === 'category'
            ? text('entries.moved', { count, name: String(value) })
            : text('entries.changed', { count, field: text(fieldLabel(field)) })
        notifyDone(title, undo)
        onDone()
      },
      { refresh: entryLists },
    )
    close()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('entries.change')}</Button>
      <ConfirmDialog
        open={open}
        title={text('entries.changeTitle', { count: entries.length })}
        confirm={text('entries.changePress', { count: preview?.count ?? 0 })}
        busy={busy || !preview || preview.count === 0}
        onConfirm={change}
        onCancel={close}
      >
        <div className={styles.form}>
          <ChoiceField
            label={text('entries.changeField')}
            options={commonFields.map((value) => ({ value, label: text(fieldLabel(value)) }))}
            value={field}
            onValue={(chosen) => choose(chosen as CommonField)}
          />
          <CommonValue
            key={field}
            field={field}
            value={value}
            names={names}
            error={error}
            onValue={setValue}
          />
          <ChangePreview {...{ field, preview }} />
        </div>
      </ConfirmDialog>
    </>
  )
}

const maxListed = 5

function ChangePreview({ field, preview }: { field: CommonField; preview: Preview | null }) {
  const text = useText()
  const { valueText } = useEntryWords()
  const groups = new Map<Preview['overwritten'][number]['value'], string[]>()
  for (const { name, value } of preview?.overwritten ?? []) appendTo(groups, value, name)
  const shown = [...groups].slice(0, maxListed)
  return (
    <div role="status">
      {preview?.count === 0 && <p>{text('entries.changeNone')}</p>}
      {groups.size > 0 && (
        <>
          <p>{text('entries.changeOverwrites', { count: preview?.overwritten.length ?? 0 })}</p>
          <PlainList>
            {shown.map(([value, named]) => (
              <li key={String(value)} lang="de">
                <b>{valueText(field, value)}</b>
                {`: ${named.slice(0, maxListed).join(', ')}${named.length > maxListed ? ' …' : ''}`}
              </li>
            ))}
          </PlainList>
          {groups.size > shown.length && (
            <p>{text('entries.changeMore', { count: groups.size - shown.length })}</p>
          )}
        </>
      )}
    </div>
  )
}
