import type { TopCategory } from '@directory/shared/category'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useLooseText, useText } from '../../../lib/intl.ts'
import { filterRows } from '../../../lib/table.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { useAddressParameters } from '../../../lib/useTableState.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { FilterField } from '../../../ui/FilterField.tsx'
import { UndoNotice } from '../../../ui/UndoNotice.tsx'
import { WholeWords } from '../../../ui/WholeWords.tsx'
import styles from './Categories.module.css'
import { CategoryActions, type CategoryTool, toolId } from './CategoryActions.tsx'
import { type CategoryRow, useCategoryColumns } from './categoryColumns.tsx'
import { type CategoryOperation, type CategoryOverview, categoryLists } from './categoryLists.ts'
import { RemoveCategory } from './RemoveCategory.tsx'
import { RenameCategory } from './RenameCategory.tsx'
import { TopicHeading } from './TopicHeading.tsx'
import { WordsForm } from './WordsForm.tsx'

const tools: readonly CategoryTool[] = ['edit', 'rename']
const closed = { edit: '', rename: '' }

interface Props {
  rows: readonly CategoryRow[]
  overview: readonly CategoryOverview[]
  topics: readonly TopCategory[]
  mayChangeTopics: boolean
}

/** Lists all categories under their topics. One form can be open; the address names it, so a reload opens it again. */
export function CategoryTable({ rows, overview, topics, mayChangeTopics }: Props) {
  const text = useText()
  const topicText = useLooseText()
  const { get, set } = useAddressParameters()
  const { run } = useOperation()
  const [asked, setAsked] = useState<CategoryOverview | null>(null)
  const [done, setDone] = useState<CategoryOperation | null>(null)
  const tool = tools.find((one) => get(one) !== '') ?? 'edit'
  const open = get(tool)
  const query = get('q')
  const names = overview.map(({ name }) => name)
  // A category under several topics opens under the first.
  const openRow = rows.find(({ category }) => category.name === open)
  const openId = openRow ? toolId(tool, openRow) : ''
  const close = () => set(closed)
  // Focuses the button that had opened the form, or the form, as the pressed button is gone; that of words does so itself.
  const opener = useRef('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (openId === '') document.getElementById(opener.current)?.focus()
    else if (tool === 'rename') heading.current?.focus()
    opener.current = openId
  }, [openId, tool])

  const found = filterRows(rows, query, ({ category: { name, nameEn, searchWords } }) => [
    name,
    nameEn,
    searchWords,
  ])
  const shown = rows.filter((row) => row.category.name === open || found.includes(row))
  const dismiss = async ({ topic, category: { name: category } }: CategoryRow) => {
    const top = topicText(topics.find(({ id }) => id === topic)?.title ?? '')
    const worked = await run(
      () => call('POST /api/dismisscategory', undefined, { topCategory: topic, category }),
      { successText: text('top_categories_edit.removed', { category, top }), refresh: categoryLists },
    )
    // The pressed button is gone.
    if (worked) document.getElementById(`top-${topic}`)?.focus()
  }
  const groups = topics.map((top) => ({
    key: top.id,
    heading: <TopicHeading top={top} categories={overview} onMoved={mayChangeTopics ? setDone : undefined} />,
    holds: ({ topic }: CategoryRow) => topic === top.id,
  }))
  const free = {
    key: '',
    heading: <h2 className={styles.free}>{text('category.noTopic')}</h2>,
    holds: ({ topic }: CategoryRow) => topic === '',
  }
  return (
    <>
      {done && <UndoNotice key={done.undo} title={done.title} undo={done.undo} refresh={categoryLists} />}
      <FilterField query={query} onQuery={(q) => set({ q })} found={found.length} total={rows.length} />
      <DataTable
        caption={text('category.caption', { count: overview.length })}
        columns={useCategoryColumns()}
        rows={shown}
        rowKey={({ topic, category }) => `${topic} ${category.name}`}
        groups={[...groups, free].filter(
          ({ holds }) => (query === '' && holds !== free.holds) || shown.some(holds),
        )}
        opened={({ topic, category }) =>
          topic === openRow?.topic &&
          category.name === open && (
            <div className={styles.open}>
              <h3 ref={heading} tabIndex={-1} className="noFocusRing" lang="de">
                <WholeWords>{open}</WholeWords>
              </h3>
              {tool === 'edit' ? (
                <WordsForm category={category} onClose={close} />
              ) : (
                <RenameCategory
                  category={open}
                  names={names}
                  onRenamed={(_, operation) => {
                    close()
                    setDone(operation)
                  }}
                  onClose={close}
                />
              )}
            </div>
          )
        }
        actions={(row) => (
          <CategoryActions
            row={row}
            onOpen={(tool) => set({ ...closed, [tool]: row.category.name })}
            onRemove={() => setAsked(row.category)}
            onDismiss={mayChangeTopics && row.topic !== '' ? () => dismiss(row) : undefined}
          />
        )}
      />
      <RemoveCategory asked={asked} names={names} onDone={setDone} onClose={() => setAsked(null)} />
    </>
  )
}
