import { cleanCategoryName } from '@directory/shared/categoryName'
import { entryFields } from '@directory/shared/entryFields'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useNotifyDone } from '../../../lib/useNotifyDone.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Row } from '../../../ui/Row.tsx'
import styles from '../../../ui/staff/Tools.module.css'
import { TextField } from '../../../ui/TextField.tsx'
import { categoryLists } from './categoryLists.ts'

/** Id of the choice of a category above the form. */
export const chosenCategory = 'list-category'

interface Props {
  /** Empty if none is chosen yet. */
  category: string
  names: readonly string[]
  /** Called with the new name, and with the old one once that was undone. */
  onRenamed: (name: string) => void
  /** Closes the form, if it can be closed. */
  onClose?: () => void
}

/** Renames a category with all its entries; an existing name merges the two. */
export function RenameCategory({ category, names, onRenamed, onClose }: Props) {
  const text = useText()
  const Heading = onClose ? 'h3' : 'h2'
  const { run, busy } = useOperation()
  const notifyDone = useNotifyDone(categoryLists)
  const [typed, setTyped] = useState(category)
  const [merging, setMerging] = useState<string | null>(null)
  const [error, setError] = useState('')

  const type = (value: string) => {
    const signs = [...new Set(value.match(/[+/?&#%]/g))].join(' ')
    if (signs !== '') setError(text('edit_entry.renameStripped', { signs }))
    setTyped(value.replace(/[+/?&#%]/g, ''))
  }
  const rename = async () => {
    setMerging(null)
    const name = merging ?? cleanCategoryName(typed)
    await run(
      async () => {
        const body = { oldCategory: category, newCategory: typed }
        const { moved, merged, undo } = await call('POST /api/renameCategory', body)
        const title = merged
          ? text('edit_entry.merged', { count: moved, name })
          : text('edit_entry.renamed', { old: category, name })
        onRenamed(name)
        notifyDone(title, undo, { onReverted: (reverted) => onRenamed(reverted.name) })
      },
      {
        refresh: categoryLists,
        handleRefusal: ({ status }) => {
          if (status !== 500) return false
          notify('error', text('edit_entry.renameFailed'))
          return true
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = cleanCategoryName(typed)
    if (category === '') {
      notify('warning', text('edit_entry.alert4'))
      document.getElementById(chosenCategory)?.focus()
      return
    }
    // An empty or unchanged name renames nothing.
    if (name === '' || name === category) {
      setTyped(category)
      notify('info', text('edit_entry.renameCancelled'))
      return
    }
    const other = names.find((known) => known !== category && known.toLowerCase() === name.toLowerCase())
    if (other) setMerging(other)
    else void rename()
  }
  return (
    <form onSubmit={submit} className={styles.tool} noValidate>
      <Heading>{text('edit_entry.renameTitle')}</Heading>
      <TextField
        label={text('edit_entry.newName')}
        hint={text('edit_entry.renameHint')}
        error={error || undefined}
        lang="de"
        autoComplete="off"
        maxLength={entryFields.category.limit}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <Row>
        <Button type="submit" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'edit_entry.rename')}
        </Button>
        {onClose && <Button onClick={onClose}>{text('edit.cancel')}</Button>}
      </Row>
      <ConfirmDialog
        open={merging !== null}
        title={text('edit_entry.mergeQuestion', { name: merging ?? '' })}
        confirm={text('edit_entry.merge')}
        busy={busy}
        onConfirm={rename}
        onCancel={() => setMerging(null)}
      >
        <p>{text('edit_entry.mergeText', { old: category, name: merging ?? '' })}</p>
      </ConfirmDialog>
    </form>
  )
}
