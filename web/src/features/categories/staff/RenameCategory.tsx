import { useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { CallError, call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useNotifyDone } from '#lib/useUndoable.ts'
import { cleanCategoryName } from '#shared/categoryName'
import { entryFields } from '#shared/fields/entryFields'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SmallForm } from '#ui/SmallForm.tsx'
import styles from '#ui/staff/Tools.module.css'
import { TextField } from '#ui/TextField.tsx'
import { categoryLists } from './categoryLists.ts'

export const chosenCategory = 'list-category'

const stripped = /[+/?&#%]/g

interface Props {
  category: string
  names: readonly string[]
  /** Also with the old one, once that was undone. */
  onRenamed: (name: string) => void
  onClose?: () => void
}

export function RenameCategory({ category, names, onRenamed, onClose }: Props) {
  const text = useText()
  const Heading = onClose ? 'h3' : 'h2'
  const notifyDone = useNotifyDone(categoryLists)
  const [signs, setSigns] = useState('')
  const [asked, setAsked] = useState<{ name: string; answer: (merges: boolean) => void } | null>(null)
  const { name: into = '', answer } = asked ?? {}

  const rename = async (newCategory: string) => {
    const name = cleanCategoryName(newCategory)
    if (category === '') {
      notify('warning', text('edit_entry.alert4'))
      return document.getElementById(chosenCategory)?.focus()
    }
    if (name === '' || name === category) return notify('info', text('edit_entry.renameCancelled'))
    const other = names.find((known) => known !== category && known.toLowerCase() === name.toLowerCase())
    if (other && !(await new Promise<boolean>((answer) => setAsked({ name: other, answer })))) return
    const renamed = await call('POST /api/renameCategory', { oldCategory: category, newCategory }).catch(
      (error) => {
        if (!(error instanceof CallError) || error.status !== 500) throw error
        notify('error', text('edit_entry.renameFailed'))
      },
    )
    if (!renamed) return
    const { moved: count, merged, undo } = renamed
    onRenamed(other ?? name)
    notifyDone(
      merged
        ? text('edit_entry.merged', { count, name: other ?? name })
        : text('edit_entry.renamed', { old: category, name }),
      undo,
      { onReverted: (reverted) => onRenamed(reverted.name) },
    )
  }
  const decide = (merges: boolean) => {
    answer?.(merges)
    setAsked(null)
  }
  return (
    <div className={styles.tool}>
      <Heading>{text('edit_entry.renameTitle')}</Heading>
      <SmallForm
        prefix="rename"
        fields={{
          name: (control) => (
            <TextField
              {...control}
              label={text('edit_entry.newName')}
              hint={text('edit_entry.renameHint')}
              error={signs && text('edit_entry.renameStripped', { signs })}
              lang="de"
              autoComplete="off"
              maxLength={entryFields.category.limit}
              onValue={(value) => {
                const found = [...new Set(value.match(stripped))].join(' ')
                if (found !== '') setSigns(found)
                control.onValue(value.replace(stripped, ''))
              }}
            />
          ),
        }}
        start={{ name: category }}
        keeps
        send={({ name }) => rename(name)}
        refresh={categoryLists}
        button={text('edit_entry.rename')}
        more={onClose && <Button onClick={onClose}>{text('edit.cancel')}</Button>}
      />
      <ConfirmDialog
        open={asked !== null}
        title={text('edit_entry.mergeQuestion', { name: into })}
        confirm={text('edit_entry.merge')}
        onConfirm={() => decide(true)}
        onCancel={() => decide(false)}
      >
        <p>{text('edit_entry.mergeText', { old: category, name: into })}</p>
      </ConfirmDialog>
    </div>
  )
}
