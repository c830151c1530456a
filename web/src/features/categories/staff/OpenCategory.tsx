import type { CategoryWords } from '@directory/shared/searchWords'
import { useEffect, useRef } from 'react'
import styles from './Categories.module.css'
import type { CategoryTool } from './CategoryActions.tsx'
import type { CategoryOperation } from './categoryLists.ts'
import { RenameCategory } from './RenameCategory.tsx'
import { WordsForm } from './WordsForm.tsx'

interface Props {
  category: CategoryWords
  tool: CategoryTool
  /** Names of all categories. */
  names: readonly string[]
  onClose: () => void
  onRenamed: (operation: CategoryOperation) => void
}

/** Shows a form for a category in place of its row. */
export function OpenCategory({ category, tool, names, onClose, onRenamed }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone; the form for the words focuses itself.
  useEffect(() => {
    if (tool === 'rename') heading.current?.focus()
  }, [tool])
  return (
    <div className={styles.open}>
      <h3 ref={heading} tabIndex={-1} className="noRing" lang="de">
        {category.name}
      </h3>
      {tool === 'edit' ? (
        <WordsForm category={category} onClose={onClose} />
      ) : (
        <RenameCategory
          category={category.name}
          names={names}
          onRenamed={(_, operation) => onRenamed(operation)}
          onClose={onClose}
        />
      )}
    </div>
  )
}
