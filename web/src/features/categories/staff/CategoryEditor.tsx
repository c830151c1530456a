import { isSchemaType } from '@directory/shared/schemaTypes'
import type { CategoryWords } from '@directory/shared/searchWords'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { filterRows } from '../../../lib/table.ts'
import { useAddressParameters } from '../../../lib/useTableState.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { FilterField } from '../../../ui/FilterField.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { CloseButton, StaffForm } from '../../../ui/staff/StaffForm.tsx'
import { UndoNotice } from '../../../ui/UndoNotice.tsx'
import type { CategoryOverview } from './CategoryFacts.tsx'
import { type CategoryOperation, categoryLists } from './categoryLists.ts'
import { RemoveCategory } from './RemoveCategory.tsx'
import { RenameCategory } from './RenameCategory.tsx'
import styles from './Words.module.css'
import { type CategoryTool, WordsCard } from './WordsCard.tsx'
import { WordsFields } from './WordsFields.tsx'
import { baseFromWords, normaliseWords, wordsProblems } from './wordsValues.ts'

const draftOf = ({ name }: CategoryWords) => `staff words ${name}`

interface Props {
  categories: readonly CategoryWords[]
  overview: readonly CategoryOverview[]
}

const tools: readonly CategoryTool[] = ['edit', 'rename']
const closed = { edit: '', rename: '' }

/** Lists all categories. One form can be open at a time; the address names it, so that a reload opens it again. */
export function CategoryEditor({ categories, overview }: Props) {
  const text = useText()
  const { get, set } = useAddressParameters()
  const [left, setLeft] = useState('')
  const [asked, setAsked] = useState<CategoryOverview | null>(null)
  const [done, setDone] = useState<CategoryOperation | null>(null)
  const tool = tools.find((one) => get(one) !== '') ?? 'edit'
  const open = get(tool)
  const query = get('q')
  const names = categories.map(({ name }) => name)
  // Focuses the button that had opened the form.
  useEffect(() => document.getElementById(left)?.focus(), [left])

  // The pressed button is gone; the form for the words focuses itself.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (open !== '' && tool !== 'edit') heading.current?.focus()
  }, [open, tool])

  const found = filterRows(categories, query, ({ name, nameEn, searchWords }) => [name, nameEn, searchWords])
  const shown = categories.filter((one) => one.name === open || found.includes(one))
  const close = (name: string) => {
    setLeft('')
    set(closed)
    requestAnimationFrame(() => setLeft(`${tool}-${name}`))
  }
  const finish = (operation: CategoryOperation) => {
    set(closed)
    setDone(operation)
  }
  const form = (category: CategoryWords) => {
    const { name } = category
    if (tool === 'edit') return <WordsForm category={category} onClose={() => close(name)} />
    return (
      <>
        <RenameCategory category={name} names={names} onRenamed={(_, operation) => finish(operation)} />
        <p>
          <Button onClick={() => close(name)}>{text('edit.cancel')}</Button>
        </p>
      </>
    )
  }
  return (
    <>
      {done && <UndoNotice key={done.undo} title={done.title} undo={done.undo} refresh={categoryLists} />}
      <FilterField query={query} onQuery={(q) => set({ q })} found={found.length} total={categories.length} />
      <PlainList className={styles.list}>
        {shown.map((category) => (
          <li key={category.name}>
            {category.name === open ? (
              <Card>
                <h2 ref={heading} tabIndex={-1} className={`${styles.name} noRing`} lang="de">
                  {category.name}
                </h2>
                {form(category)}
              </Card>
            ) : (
              <WordsCard
                category={category}
                overview={overview.find(({ name }) => name === category.name)}
                draft={draftOf(category)}
                onOpen={(one) => set({ ...closed, [one]: category.name })}
                onRemove={() => setAsked(overview.find(({ name }) => name === category.name) ?? null)}
              />
            )}
          </li>
        ))}
      </PlainList>
      <RemoveCategory asked={asked} names={names} onDone={setDone} onClose={() => setAsked(null)} />
    </>
  )
}

function WordsForm({ category, onClose }: { category: CategoryWords; onClose: () => void }) {
  const text = useText()
  const { name } = category
  return (
    <StaffForm
      name={draftOf(category)}
      prefix="words"
      initial={baseFromWords(category)}
      baseFrom={baseFromWords}
      labels={{
        nameEn: text('words.nameEn'),
        searchWords: text('words.searchWords'),
        homeVisitsByNature: text('words.homeVisits'),
        schemaType: text('words.type'),
      }}
      shown={(key, value) => {
        if (key === 'schemaType')
          return isSchemaType(value) ? text(`words.type.${value}`) : text('words.typeGeneral')
        return key === 'homeVisitsByNature' && value ? text('words.homeVisitsMark') : value
      }}
      normalise={normaliseWords}
      findProblems={wordsProblems}
      send={async (values, updatedAt) => {
        await call('POST /api/savecategorywords', {
          ...values,
          homeVisitsByNature: values.homeVisitsByNature === 'true',
          schemaType: isSchemaType(values.schemaType) ? values.schemaType : '',
          category: name,
          updatedAt,
        })
        return text('edit_links.saved', { name })
      }}
      list="GET /api/categorywords"
      submit={text('edit.save')}
      extraButtons={(unsaved) => <CloseButton unsaved={unsaved} onClose={onClose} />}
      onSaved={onClose}
    >
      {(fields) => <WordsFields {...fields} />}
    </StaffForm>
  )
}
