import type { TopCategory } from '@directory/shared/category'
import { type FormEvent, useRef, useState } from 'react'
import { notify } from '../../../lib/alerts.ts'
import { call } from '../../../lib/api.ts'
import { useLooseText, useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import styles from './TopCategoryCard.module.css'

interface Props {
  top: TopCategory
  members: readonly string[]
  /** Categories without a topic. */
  free: readonly string[]
}

/** Shows a topic with its categories. Adding and removing undo each other, so there is no confirmation. */
export function TopCategoryCard({ top, members, free }: Props) {
  const text = useText()
  const label = useLooseText()(top.title)
  const { run, busy } = useOperation()
  const [chosen, setChosen] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const refresh = ['GET /api/categoryoverview', 'GET /api/categories', 'GET /api/allcategories'] as const

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen === '') {
      notify('warning', text('top_categories_edit.chooseFirst'))
      return
    }
    const worked = await run(
      () => call('POST /api/assigncategory', undefined, { topCategory: top.id, category: chosen }),
      { successText: text('top_categories_edit.added', { category: chosen, top: label }), refresh },
    )
    if (worked) setChosen('')
  }
  const remove = async (category: string) => {
    const worked = await run(
      () => call('POST /api/dismisscategory', undefined, { topCategory: top.id, category }),
      { successText: text('top_categories_edit.removed', { category, top: label }), refresh },
    )
    // The pressed button is gone.
    if (worked) heading.current?.focus()
  }
  return (
    <Card as="section" className={styles.card} aria-labelledby={`top-${top.id}`}>
      <h2 ref={heading} tabIndex={-1} id={`top-${top.id}`} className={styles.title}>
        {label}
      </h2>
      {members.length === 0 ? (
        <p>{text('top_categories_edit.empty')}</p>
      ) : (
        <PlainList className={styles.list}>
          {members.map((category) => (
            <li key={category}>
              <span lang="de">{category}</span>
              <Button
                aria-disabled={busy}
                aria-label={text('top_categories_edit.removeNamed', { category })}
                onClick={() => remove(category)}
              >
                {text('selection.remove')}
              </Button>
            </li>
          ))}
        </PlainList>
      )}
      <form onSubmit={add} className={styles.add}>
        <SelectField
          label={text('top_categories_edit.choose')}
          value={free.includes(chosen) ? chosen : ''}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{text('entry_dialogue.categoryNone')}</option>
          {free.map((name) => (
            <option key={name} lang="de">
              {name}
            </option>
          ))}
        </SelectField>
        <Button
          type="submit"
          aria-disabled={busy || chosen === ''}
          aria-label={text('top_categories_edit.addTo', { top: label })}
        >
          {text('top_categories_edit.add')}
        </Button>
      </form>
    </Card>
  )
}
