import type { CategoryWords } from '@directory/shared/searchWords'
import { readDraft } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Row } from '../../../ui/Row.tsx'
import { CategoryFacts, type CategoryOverview } from './CategoryFacts.tsx'
import styles from './Words.module.css'

/** The tools for a category, each with its own form. */
export type CategoryTool = 'edit' | 'rename'

interface Props {
  category: CategoryWords
  overview: CategoryOverview | undefined
  /** Key of the draft of its search words. */
  draft: string
  onOpen: (tool: CategoryTool) => void
  onRemove: () => void
}

export function WordsCard({ category, overview, draft, onOpen, onRemove }: Props) {
  const text = useText()
  const { name, nameEn, searchWords, homeVisitsByNature } = category
  const isEmpty = overview?.entries === 0 && overview.pending === 0
  const press = (tool: CategoryTool, label: string, named: string) => (
    <Button id={`${tool}-${name}`} aria-label={named} onClick={() => onOpen(tool)}>
      {label}
    </Button>
  )
  return (
    <Card as="article" className={styles.card} aria-labelledby={`words-${name}`}>
      <div>
        <h2 id={`words-${name}`} className={styles.name}>
          <span lang="de">{name}</span>
          {nameEn !== '' && <span lang="en"> ({nameEn})</span>}
        </h2>
        {overview && <CategoryFacts overview={overview} />}
        <p>
          {text('words.searchWords')}:{' '}
          {searchWords ? <span lang="de">{searchWords}</span> : text('words.none')}
        </p>
        {homeVisitsByNature && <p>{text('words.homeVisitsMark')}</p>}
        {readDraft(draft) && <p className={styles.mark}>{text('edit_links.draft')}</p>}
      </div>
      <Row tight>
        {press('edit', text('edit.edit'), text('edit_entry.editNamed', { name }))}
        {press('rename', text('edit_entry.rename'), text('category.renameNamed', { name }))}
        {isEmpty && (
          <Button aria-label={text('edit_entry.removeNamed', { name })} onClick={onRemove}>
            {text('edit.delete')}
          </Button>
        )}
      </Row>
    </Card>
  )
}
