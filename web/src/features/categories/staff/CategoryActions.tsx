import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import type { CategoryRow } from './categoryColumns.tsx'

/** The tools for a category, each with its own form. */
export type CategoryTool = 'edit' | 'rename'

interface Props {
  row: CategoryRow
  busy: boolean
  onOpen: (tool: CategoryTool) => void
  onRemove: () => void
  /** Takes the category out of the topic under which the row stands. */
  onDismiss: (() => void) | undefined
}

export function CategoryActions({ row: { words, overview }, busy, onOpen, onRemove, onDismiss }: Props) {
  const text = useText()
  const { name } = words
  const isEmpty = overview.entries + overview.pending === 0
  return (
    <>
      <Button
        id={`edit-${name}`}
        icon="edit"
        title={text('edit.edit')}
        aria-label={text('edit_entry.editNamed', { name })}
        onClick={() => onOpen('edit')}
      >
        <span>{text('edit.edit')}</span>
      </Button>
      <Button
        id={`rename-${name}`}
        aria-label={text('category.renameNamed', { name })}
        onClick={() => onOpen('rename')}
      >
        {text('edit_entry.rename')}
      </Button>
      {onDismiss && (
        <Button
          icon="close"
          title={text('top_categories_edit.removeHere')}
          aria-disabled={busy}
          aria-label={text('top_categories_edit.removeNamed', { category: name })}
          onClick={onDismiss}
        >
          <span>{text('selection.remove')}</span>
        </Button>
      )}
      {isEmpty && (
        <Button
          icon="trash"
          title={text('edit.delete')}
          aria-label={text('edit_entry.removeNamed', { name })}
          onClick={onRemove}
        >
          <span>{text('edit.delete')}</span>
        </Button>
      )}
    </>
  )
}
