import { cleanCategoryName } from '@directory/shared/categoryName'
import { entryFields } from '@directory/shared/entryFields'
import { otherCategory } from '@directory/shared/entryRules'
import { type FormEvent, useState } from 'react'
import { call, useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../../../ui/staff/Tools.module.css'
import { TextField } from '../../../ui/TextField.tsx'
import { CategorySelect } from '../public/CategorySelect.tsx'
import { type CategoryOperation, categoryLists } from './categoryLists.ts'

interface Props {
  category: string
  /** Names of all categories. */
  names: readonly string[]
  onDone: (operation: CategoryOperation) => void
  onCancel: () => void
}

/** Moves marked entries to another category, or to a new one. */
export function SplitCategory({ category, names, onDone, onCancel }: Props) {
  const text = useText()
  const { data: entries, error, loading, retry } = useCall('GET /api/datafilteredcategory', { category })
  const { run, busy } = useOperation()
  const [marked, setMarked] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<'none' | 'where' | null>(null)
  const into = cleanCategoryName(chosen === otherCategory ? typed : chosen)

  const mark = (uuid: string, isMarked: boolean) =>
    setMarked(isMarked ? [...marked, uuid] : marked.filter((one) => one !== uuid))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = marked.length === 0 ? 'none' : into === '' ? 'where' : null
    setWrong(missing)
    if (missing) return
    await run(
      async () => {
        const { moved, undo } = await call('POST /api/splitCategory', {
          category,
          into,
          entries: [...marked],
        })
        onDone({ title: text('category.splitDone', { count: moved, name: into }), undo })
      },
      { refresh: categoryLists },
    )
  }
  return (
    <form onSubmit={submit} className={styles.tool} noValidate>
      <h3>{text('category.split')}</h3>
      {error && <ErrorNotice error={error} title={text('list.failed')} onRetry={retry} />}
      {loading && <Skeleton />}
      <fieldset>
        <legend>{text('category.splitWhich')}</legend>
        {wrong === 'none' && <p role="alert">{text('category.splitNone')}</p>}
        <PlainList>
          {(entries ?? []).map(({ uuid, name, city }) => (
            <li key={uuid}>
              <Checkbox
                label={<span lang="de">{[name, city].filter(Boolean).join(', ')}</span>}
                checked={marked.includes(uuid)}
                onChange={(event) => mark(uuid, event.target.checked)}
              />
            </li>
          ))}
        </PlainList>
      </fieldset>
      <CategorySelect
        label={text('category.splitInto')}
        error={wrong === 'where' && chosen !== otherCategory ? text('category.splitWhere') : undefined}
        value={chosen}
        categories={names.filter((name) => name !== category)}
        none={text('entry_dialogue.categoryNone')}
        onChange={(event) => setChosen(event.target.value)}
      />
      {chosen === otherCategory && (
        <TextField
          label={text('entry_dialogue.categoryNew')}
          error={wrong === 'where' ? text('category.splitWhere') : undefined}
          lang="de"
          autoComplete="off"
          maxLength={entryFields.category.limit}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <Row className={styles.buttons}>
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'category.splitPress', { count: marked.length })}
        </Button>
        <Button onClick={onCancel}>{text('edit.cancel')}</Button>
      </Row>
    </form>
  )
}
