import { useText } from '../../../lib/intl.ts'
import { Button } from '../../../ui/Button.tsx'
import type { IconName } from '../../../ui/Icon.tsx'
import type { CategoryRow } from './categoryColumns.tsx'

/** The tools for a category, each with its own form. */
export type CategoryTool = 'edit' | 'rename'

interface Props {
  row: CategoryRow
  onOpen: (tool: CategoryTool) => void
  onRemove: () => void
  /** Takes the category out of the topic under which the row stands. */
  onDismiss: (() => void) | undefined
}

/** Returns the id of a button; a category may stand under several topics. */
export const toolId = (tool: string, { topic, category }: CategoryRow) => `${tool}-${topic}-${category.name}`

export function CategoryActions({ row, onOpen, onRemove, onDismiss }: Props) {
  const text = useText()
  const { name, entries, pending } = row.category
  const press = (icon: IconName, word: string, label: string, onClick: () => void, title = word) => (
    <Button icon={icon} id={toolId(icon, row)} title={title} aria-label={label} onClick={onClick}>
      <span>{word}</span>
    </Button>
  )
  return (
    <>
      {press('edit', text('edit.edit'), text('edit_entry.editNamed', { name }), () => onOpen('edit'))}
      <Button
        id={toolId('rename', row)}
        aria-label={text('category.renameNamed', { name })}
        onClick={() => onOpen('rename')}
      >
        {text('edit_entry.rename')}
      </Button>
      {onDismiss &&
        press(
          'close',
          text('selection.remove'),
          text('top_categories_edit.removeNamed', { category: name }),
          onDismiss,
          text('top_categories_edit.removeHere'),
        )}
      {entries + pending === 0 &&
        press('trash', text('edit.delete'), text('edit_entry.removeNamed', { name }), onRemove)}
    </>
  )
}
