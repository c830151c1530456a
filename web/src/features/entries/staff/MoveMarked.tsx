import { cleanCategoryName } from '@directory/shared/categoryName'
import { entryFields } from '@directory/shared/entryFields'
import { otherCategory } from '@directory/shared/entryRules'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CategorySelect } from '../../categories/door.ts'
import { entryLists } from './entryLists.ts'

interface Props {
  /** Entry ids. */
  entries: readonly string[]
  /** Names of existing categories. */
  names: readonly string[]
  onDone: (operation: { title: string; undo: string[] }) => void
}

/** Moves marked entries to another category, or to a new one. */
export function MoveMarked({ entries, names, onDone }: Props) {
  const text = useText()
  const { run, busy } = useOperation()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const into = cleanCategoryName(chosen === otherCategory ? typed : chosen)
  const error = isMissing && into === '' ? text('entries.moveWhere') : undefined

  const move = async () => {
    setMissing(into === '')
    if (into === '') return
    let done: Parameters<typeof onDone>[0] | null = null
    await run(
      async () => {
        const { count, undo } = await call('POST /api/moveEntries', { entries: [...entries], into })
        done = { title: text('entries.moved', { count, name: into }), undo }
      },
      { refresh: entryLists },
    )
    setOpen(false)
    if (done) onDone(done)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('entries.move')}</Button>
      <Dialog
        open={open}
        title={text('entries.moveTitle', { count: entries.length })}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{text('edit.cancel')}</Button>
            <Button look="main" aria-disabled={busy} onClick={move}>
              {text('entries.movePress')}
            </Button>
          </>
        }
      >
        <CategorySelect
          label={text('entry_dialogue.category')}
          error={chosen === otherCategory ? undefined : error}
          value={chosen}
          categories={names}
          none={text('entry_dialogue.categoryNone')}
          onChange={(event) => setChosen(event.target.value)}
        />
        {chosen === otherCategory && (
          <TextField
            label={text('entry_dialogue.categoryNew')}
            error={error}
            lang="de"
            autoComplete="off"
            maxLength={entryFields.category.limit}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Dialog>
    </>
  )
}
