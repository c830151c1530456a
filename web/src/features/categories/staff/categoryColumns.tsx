import { readDraft } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { useColumnOf } from '../../../ui/staff/useColumnOf.ts'
import { CutText } from '../../../ui/table/CutText.tsx'
import styles from './Categories.module.css'
import type { CategoryOverview } from './categoryLists.ts'
import { wordsDraft } from './WordsForm.tsx'

/** A category under one of its topics. */
export interface CategoryRow {
  /** Id of the topic; empty if it has none. */
  topic: string
  category: CategoryOverview
}

export function useCategoryColumns(): readonly Column<CategoryRow>[] {
  const text = useText()
  const column = useColumnOf<CategoryRow>()
  const name = ({ category: { name, homeVisitsByNature } }: CategoryRow) => (
    <>
      <CutText lang="de" title={name} />
      {homeVisitsByNature && <span className={styles.note}>{text('words.homeVisitsMark')}</span>}
      {readDraft(wordsDraft(name)) && <span className={styles.mark}>{text('edit_links.draft')}</span>}
    </>
  )
  const entries = ({ category: { entries, pending, trash } }: CategoryRow) => (
    <>
      {text('category.public', { count: entries })}
      {pending > 0 && <span className={styles.note}>{text('category.waiting', { count: pending })}</span>}
      {trash > 0 && <span className={styles.note}>{text('category.trash', { count: trash })}</span>}
    </>
  )
  const nameEn = ({ category }: CategoryRow) => (
    <span lang="en">
      <CutText title={category.nameEn} />
    </span>
  )
  const searchWords = ({ category }: CategoryRow) =>
    category.searchWords && <CutText title={category.searchWords} />
  return [
    column('name', 'entry_dialogue.category', name, { names: true }),
    column('nameEn', 'words.nameEn', nameEn, { selfEvident: true }),
    column('entries', 'edit.area.providers', entries, { selfEvident: true }),
    column('searchWords', 'words.searchWords', searchWords, { german: true }),
  ]
}
