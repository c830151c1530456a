import type { CategoryWords } from '@directory/shared/searchWords'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { readDraft } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import styles from './Words.module.css'

interface Props {
  category: CategoryWords
  /** Names the draft of its form. */
  draft: string
  onEdit: () => void
}

/** A category as the search knows it. */
export function WordsCard({ category: { name, nameEn, searchWords, providers }, draft, onEdit }: Props) {
  const text = useText()
  return (
    <Card as="article" className={styles.card} aria-labelledby={`words-${name}`}>
      <div>
        <h2 id={`words-${name}`} className={styles.name}>
          <span lang="de">{name}</span>
          {nameEn !== '' && <span lang="en"> ({nameEn})</span>}
        </h2>
        <p className={styles.number}>{text('list.count', { count: providers })}</p>
        <p>
          {text('words.searchWords')}:{' '}
          {searchWords ? <span lang="de">{searchWords}</span> : text('words.none')}
        </p>
        {readDraft(draft) && <p className={styles.mark}>{text('edit_links.draft')}</p>}
      </div>
      <Button
        id={`edit-${name}`}
        icon="edit"
        aria-label={text('edit_entry.editNamed', { name })}
        onClick={onEdit}
      >
        {text('edit.edit')}
      </Button>
    </Card>
  )
}
