import { useState } from 'react'
import { call } from '#lib/api.ts'
import { useErrorText } from '#lib/errorText.ts'
import { useText } from '#lib/intl.ts'
import { useFresh } from '#lib/useFresh.ts'
import { useSettled } from '#lib/useSettled.ts'
import { useUndoable } from '#lib/useUndoable.ts'
import { appendTo } from '#shared/appendTo'
import { cleanCategoryName } from '#shared/categoryName'
import type { OutputOf } from '#shared/contract'
import { type CommonField, commonFields } from '#shared/entryTable'
import { fieldLabel } from '#shared/fields/entryFields'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import styles from '#ui/Form.module.css'
import { PlainList } from '#ui/PlainList.tsx'
import { useEntryWords } from '../../entryForm/door.ts'
import { CommonValue, type Value } from './CommonValue.tsx'
import { entryLists } from './entryLists.ts'

type Preview = Pick<OutputOf<'POST /api/changeEntries'>, 'count' | 'overwritten'>

interface Props {
  entries: readonly string[]
  names: readonly string[]
  onDone: () => void
}

export function ChangeMarked(props: Props) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('entries.change')}</Button>
      {open && <ChangeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ChangeDialog({ entries, names, onDone, onClose }: Props & { onClose: () => void }) {
  const text = useText()
  const { run, busy, notifyDone } = useUndoable(entryLists)
  const [field, setField] = useState<CommonField>('category')
  const [value, setValue] = useState<Value>('')
  const errorText = useErrorText()
  // Nothing before a value was chosen.
  const asked = String(value).trim() === '' ? '' : JSON.stringify({ entries, field, value })
  const settled = useSettled(asked)
  const { data: preview = null, error: failure } = useFresh<Preview>(
    settled === '' || settled !== asked ? null : `preview ${asked}`,
    () => call('POST /api/changeEntries', { ...JSON.parse(asked), preview: true }),
  )
  const error = failure && errorText(failure)
  const change = async () => {
    if (!preview || preview.count === 0) return
    const step = async () => {
      const { count, undo } = await call('POST /api/changeEntries', { entries: [...entries], field, value })
      const title =
        field === 'category'
          ? text('entries.moved', { count, name: cleanCategoryName(String(value)) })
          : text('entries.changed', { count, field: text(fieldLabel(field)) })
      notifyDone(title, undo)
      onDone()
    }
    await run(step)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={text('entries.changeTitle', { count: entries.length })}
      confirm={text('entries.changePress', { count: preview?.count ?? 0 })}
      busy={busy || !preview || preview.count === 0}
      onConfirm={change}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <ChoiceField
          label={text('entries.changeField')}
          options={commonFields.map((value) => ({ value, label: text(fieldLabel(value)) }))}
          value={field}
          onValue={(chosen) => {
            setField(chosen as CommonField)
            setValue('')
          }}
        />
        <CommonValue key={field} {...{ field, value, names, error }} onValue={setValue} />
        <ChangePreview {...{ field, preview }} />
      </div>
    </ConfirmDialog>
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
