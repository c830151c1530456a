import type { CategoryWords } from '@directory/shared/searchWords'
import { useEffect, useState } from 'react'
import { Card } from '../components/Card.tsx'
import { FilterField } from '../components/FilterField.tsx'
import { PlainList } from '../components/PlainList.tsx'
import styles from '../features/edit/words/Words.module.css'
import { WordsCard } from '../features/edit/words/WordsCard.tsx'
import { WordsFields } from '../features/edit/words/WordsFields.tsx'
import { baseFromWords, settleWords, wrongWords } from '../features/edit/words/wordsValues.ts'
import { call } from '../lib/api.ts'
import { useText } from '../lib/intl.ts'
import { filterRows } from '../lib/table.ts'
import { useAddress } from '../lib/useTableState.ts'
import { CloseButton, StaffForm } from './StaffForm.tsx'

const draftOf = ({ name }: CategoryWords) => `staff words ${name}`

/** All categories; one at a time is open, named in the address so that a reload opens it again. */
export function CategoryWordsEditor({ categories }: { categories: readonly CategoryWords[] }) {
  const { get, set } = useAddress()
  const [closed, setClosed] = useState('')
  const open = get('edit')
  const query = get('q')
  // Back to where one was before the form.
  useEffect(() => document.getElementById(`edit-${closed}`)?.focus(), [closed])

  const found = filterRows(categories, query, ({ name, nameEn, searchWords }) => [name, nameEn, searchWords])
  const shown = categories.filter((one) => one.name === open || found.includes(one))
  const close = (name: string) => {
    setClosed('')
    set({ edit: '' })
    requestAnimationFrame(() => setClosed(name))
  }
  return (
    <>
      <FilterField query={query} onQuery={(q) => set({ q })} found={found.length} total={categories.length} />
      <PlainList className={styles.list}>
        {shown.map((category) => (
          <li key={category.name}>
            {category.name === open ? (
              <Card>
                <h2 className={styles.name} lang="de">
                  {category.name}
                </h2>
                <WordsForm category={category} onClose={() => close(category.name)} />
              </Card>
            ) : (
              <WordsCard
                category={category}
                draft={draftOf(category)}
                onEdit={() => set({ edit: category.name })}
              />
            )}
          </li>
        ))}
      </PlainList>
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
      start={baseFromWords(category)}
      baseFrom={baseFromWords}
      labels={{ nameEn: text('words.nameEn'), searchWords: text('words.searchWords') }}
      settle={settleWords}
      wrongIn={wrongWords}
      send={async (values, updatedAt) => {
        await call('POST /api/savecategorywords', { ...values, category: name, updatedAt })
        return text('edit_links.saved', { name })
      }}
      list="GET /api/categorywords"
      submit={text('edit.save')}
      beside={(unsaved, clear) => <CloseButton unsaved={unsaved} clear={clear} onClose={onClose} />}
      onSaved={onClose}
    >
      {(fields) => <WordsFields {...fields} />}
    </StaffForm>
  )
}
