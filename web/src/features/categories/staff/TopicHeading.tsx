import { type FormEvent, useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { call } from '#lib/api.ts'
import { useLooseText, useText } from '#lib/intl.ts'
import { useUndoable } from '#lib/useUndoable.ts'
import type { TopCategory } from '#shared/category'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import styles from './Categories.module.css'
import { type CategoryOverview, categoryLists } from './categoryLists.ts'

interface Props {
  top: TopCategory
  categories: readonly CategoryOverview[]
  mayChange: boolean
}

/** A category that is added leaves its former topic. */
export function TopicHeading({ top, categories, mayChange }: Props) {
  const text = useText()
  const label = useLooseText()(top.title)
  const { run, busy, notifyDone } = useUndoable(categoryLists)
  const [chosen, setChosen] = useState('')
  const others = categories.filter(({ topCategories }) => !topCategories.includes(top.id))
  const [free, moved] = [true, false].map((isFree) =>
    others
      .filter(({ topCategories }) => (topCategories.length === 0) === isFree)
      .map(({ name }) => (
        <option key={name} lang="de">
          {name}
        </option>
      )),
  )

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen === '') return notify('warning', text('top_categories_edit.chooseFirst'))
    const move = async () => {
      const place = { topCategory: top.id, category: chosen, only: 'true' }
      const { undo } = await call('POST /api/assigncategory', undefined, place)
      const title = text('top_categories_edit.added', { category: chosen, top: label })
      // Empty if another user has moved it here meanwhile.
      if (undo !== '') notifyDone(title, undo)
    }
    if (await run(move)) setChosen('')
  }
  return (
    <section aria-labelledby={`top-${top.id}`} className={styles.topic}>
      <h2 tabIndex={-1} id={`top-${top.id}`} className="noFocusRing">
        {label}
      </h2>
      {others.length === categories.length && <p>{text('top_categories_edit.empty')}</p>}
      {mayChange && (
        <form onSubmit={add}>
          <SelectField
            label={text('top_categories_edit.choose')}
            value={others.some(({ name }) => name === chosen) ? chosen : ''}
            onValue={setChosen}
          >
            <option value="">{text('entry_dialogue.categoryNone')}</option>
            {free}
            <optgroup label={text('top_categories_edit.moved')}>{moved}</optgroup>
          </SelectField>
          <Button
            type="submit"
            aria-disabled={busy || chosen === ''}
            aria-label={text('top_categories_edit.addTo', { top: label })}
          >
            {text('top_categories_edit.add')}
          </Button>
        </form>
      )}
    </section>
  )
}
