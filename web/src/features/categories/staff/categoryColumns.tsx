import type { CategoryWords } from '@directory/shared/searchWords'
import { readDraft } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { CutText } from '../../../ui/table/CutText.tsx'
import styles from './Categories.module.css'
import type { CategoryOverview } from './categoryLists.ts'
import { wordsDraft } from './WordsForm.tsx'

/** A category under one of its topics. */
export interface CategoryRow {
  /** Id of the topic; empty if it has none. */
  topic: string
  words: CategoryWords
  overview: CategoryOverview
}

export function useCategoryColumns(): readonly Column<CategoryRow>[] {
  const text = useText()
  return [
    {
      key: 'name',
      label: text('entry_dialogue.category'),
      cell: ({ words: { name, homeVisitsByNature } }) => (
        <>
          <span lang="de">{name}</span>
          {homeVisitsByNature && <span className={styles.note}>{text('words.homeVisitsMark')}</span>}
          {readDraft(wordsDraft(name)) && <span className={styles.mark}>{text('edit_links.draft')}</span>}
        </>
      ),
      names: true,
    },
    {
      key: 'nameEn',
      label: text('words.nameEn'),
      cell: ({ words }) => <span lang="en">{words.nameEn}</span>,
      selfEvident: true,
    },
    {
      key: 'entries',
      label: text('edit.area.providers'),
      cell: ({ overview: { entries, pending, trash } }) => (
        <>
          {text('category.public', { count: entries })}
          {pending > 0 && <span className={styles.note}>{text('category.waiting', { count: pending })}</span>}
          {trash > 0 && <span className={styles.note}>{text('category.trash', { count: trash })}</span>}
        </>
      ),
      selfEvident: true,
    },
    {
      key: 'searchWords',
      label: text('words.searchWords'),
      cell: ({ words: { searchWords } }) => searchWords && <CutText>{searchWords}</CutText>,
      german: true,
    },
  ]
}
