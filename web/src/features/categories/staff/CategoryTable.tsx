import { useEffect, useRef, useState } from 'react'
import { call } from '#lib/api.ts'
import { readDraft } from '#lib/draft.ts'
import { useLooseText, useText } from '#lib/intl.ts'
import { filterRows } from '#lib/table.ts'
import { useOperation } from '#lib/useOperation.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import type { TopCategory } from '#shared/category'
import { allNames, nameField } from '#shared/categoryName'
import { categoryFlags } from '#shared/fields/categoryFields'
import { otherLocales } from '#shared/locales'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { RowActions } from '#ui/staff/RowActions.tsx'
import { useOpened } from '#ui/staff/StaffForm.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import { type Removing, useRemoval } from '#ui/staff/useRemoval.tsx'
import { CutName } from '#ui/table/CutName.tsx'
import { CutText } from '#ui/table/CutText.tsx'
import { ListTools } from '#ui/table/ListTools.tsx'
import tableStyles from '#ui/table/Table.module.css'
import { WholeWords } from '#ui/WholeWords.tsx'
import styles from './Categories.module.css'
import { type CategoryOverview, categoryLists } from './categoryLists.ts'
import { RenameCategory } from './RenameCategory.tsx'
import { TopicHeading } from './TopicHeading.tsx'
import { useNameLabel } from './useNameLabel.ts'
import { WordsForm, wordsDraft } from './WordsForm.tsx'

interface Props {
  rows: readonly CategoryRow[]
  overview: readonly CategoryOverview[]
  topics: readonly TopCategory[]
  mayChangeTopics: boolean
}

export function CategoryTable({ rows, overview, topics, mayChangeTopics }: Props) {
  const text = useText()
  const topicText = useLooseText()
  const { get, set } = useAddressParameters()
  const { run } = useOperation()
  const [trashInto, setTrashInto] = useState('')
  const { name: tool, id: openId, open, close } = useOpened('edit', 'rename')
  const query = get('q')
  const names = overview.map(({ name }) => name)
  const removing: Removing<CategoryRow> = {
    keyOf,
    nameOf: ({ category }) => category.name,
    remove: ({ category: { name } }) => call('POST /api/removeCategory', { category: name, trashInto }),
    refresh: categoryLists,
    pastTrash: true,
    texts: { question: 'category.removeText' },
    // Where entries of the trash go is to be chosen before.
    consequences: ([row], onShown) =>
      row &&
      row.category.trash > 0 && (
        <ChoiceField
          label={text('category.trashInto', { count: row.category.trash })}
          none={text('entry_dialogue.categoryNone')}
          options={names.filter((one) => one !== row.category.name)}
          value={trashInto}
          onValue={(chosen) => {
            setTrashInto(chosen)
            onShown(chosen !== '')
          }}
        />
      ),
  }
  const removal = useRemoval(removing)
  // The pressed button is gone; the form of words takes the focus itself.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (tool === 'rename' && openId !== '') heading.current?.focus()
  }, [openId, tool])

  const found = filterRows(rows, query, ({ category }) => [...allNames(category), category.searchWords])
  const shown = rows.filter((row) => keyOf(row) === openId || found.includes(row))
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
    heading: <TopicHeading top={top} categories={overview} mayChange={mayChangeTopics} />,
    holds: ({ topic }: CategoryRow) => topic === top.id,
  }))
  const free = {
    key: '',
    heading: <h2 className={styles.free}>{text('category.noTopic')}</h2>,
    holds: ({ topic }: CategoryRow) => topic === '',
  }
  return (
    <>
      <ListTools search={{ query, onQuery: (q) => set({ q }), found: found.length, total: rows.length }} />
      <DataTable
        caption={text('category.caption', { count: overview.length })}
        columns={useCategoryColumns()}
        rows={shown}
        rowKey={keyOf}
        groups={[free, ...groups].filter(
          ({ holds }) => (query === '' && holds !== free.holds) || shown.some(holds),
        )}
        opened={(row) =>
          keyOf(row) === openId && (
            <div className={styles.open}>
              <h3 ref={heading} tabIndex={-1} className="noFocusRing" lang="de">
                <WholeWords>{row.category.name}</WholeWords>
              </h3>
              {tool === 'edit' ? (
                <WordsForm category={row.category} onClose={close} />
              ) : (
                <RenameCategory
                  category={row.category.name}
                  names={names}
                  onRenamed={close}
                  onClose={close}
                />
              )}
            </div>
          )
        }
        actions={(row) => (
          <RowActions
            row={row}
            operations={{
              removing,
              onEdit: () => open('edit', keyOf(row)),
              rowButtons: () => (
                <>
                  <Button
                    id={`rename-${keyOf(row)}`}
                    aria-label={text('category.renameNamed', { name: row.category.name })}
                    onClick={() => open('rename', keyOf(row))}
                  >
                    {text('edit_entry.rename')}
                  </Button>
                  {mayChangeTopics && row.topic !== '' && (
                    <Button
                      icon="close"
                      title={text('top_categories_edit.removeHere')}
                      aria-label={text('top_categories_edit.removeNamed', { category: row.category.name })}
                      onClick={() => dismiss(row)}
                    >
                      <span>{text('selection.remove')}</span>
                    </Button>
                  )}
                </>
              ),
              canRemove: ({ category: { entries, pending } }) => entries + pending === 0,
            }}
            ask={() => {
              setTrashInto('')
              removal.ask(row)
            }}
          />
        )}
      />
      {removal.dialog}
    </>
  )
}

/** A category may stand under several topics. */
const keyOf = ({ topic, category }: CategoryRow) => `${topic}-${category.name}`

interface CategoryRow {
  /** Id of the topic; empty if it has none. */
  topic: string
  category: CategoryOverview
}

function useCategoryColumns() {
  const text = useText()
  const column = useColumnOf<CategoryRow>()
  const nameLabel = useNameLabel()
  const name = ({ category }: CategoryRow) => (
    <>
      <CutName lang="de" name={category.name} />
      {categoryFlags.map(
        (flag) =>
          category[flag] && (
            <span key={flag} className={styles.note}>
              {text(`words.${flag}Mark`)}
            </span>
          ),
      )}
      {readDraft(wordsDraft(category.name)) && (
        <span className={tableStyles.mark}>{text('edit_links.draft')}</span>
      )}
    </>
  )
  const entries = ({ category: { entries, pending, trash } }: CategoryRow) => (
    <>
      {text('category.public', { count: entries })}
      {pending > 0 && <span className={styles.note}>{text('category.waiting', { count: pending })}</span>}
      {trash > 0 && <span className={styles.note}>{text('category.trash', { count: trash })}</span>}
    </>
  )
  const translations = otherLocales.map((locale) => {
    const field = nameField(locale)
    const name = ({ category }: CategoryRow) => (
      <span lang={locale}>
        <CutText title={category[field]} />
      </span>
    )
    return { key: field, label: nameLabel(locale), cell: name, selfEvident: true }
  })
  const searchWords = ({ category }: CategoryRow) =>
    category.searchWords && <CutText title={category.searchWords} />
  return [
    column('name', 'entry_dialogue.category', name, { names: true }),
    ...translations,
    column('entries', 'edit.area.providers', entries, { selfEvident: true }),
    column('searchWords', 'words.searchWords', searchWords, { german: true }),
  ]
}
