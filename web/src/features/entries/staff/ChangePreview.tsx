import { appendTo } from '@directory/shared/appendTo'
import { useText } from '../../../lib/intl.ts'
import { PlainList } from '../../../ui/PlainList.tsx'
import type { BulkPreview as Preview } from './useChangePreview.ts'

/** Maximum number of values that are listed one by one. */
const maxListed = 5

/** Shows what a change would overwrite, each value once with the names of those that have it. */
export function ChangePreview({ preview }: { preview: Preview | null }) {
  const text = useText()
  const groups = new Map<Preview['overwritten'][number]['value'], string[]>()
  for (const { name, value } of preview?.overwritten ?? []) appendTo(groups, value, name)
  const shown = [...groups].slice(0, maxListed)
  const word = (value: Preview['overwritten'][number]['value']) =>
    typeof value === 'boolean' ? text(value ? 'entry_dialogue.yes' : 'entry_dialogue.no') : (value ?? '')
  return (
    <div role="status">
      {preview?.count === 0 && <p>{text('entries.changeNone')}</p>}
      {groups.size > 0 && (
        <>
          <p>{text('entries.changeOverwrites', { count: preview?.overwritten.length ?? 0 })}</p>
          <PlainList>
            {shown.map(([value, named]) => (
              <li key={String(value)} lang="de">
                <b>{word(value)}</b>
                {`: ${named.slice(0, maxListed).join(', ')}${named.length > maxListed ? ' …' : ''}`}
              </li>
            ))}
          </PlainList>
          {groups.size > shown.length && (
            <p>{text('entries.changeMore', { count: groups.size - shown.length })}</p>
          )}
        </>
      )}
    </div>
  )
}
