import { useText } from '../../../lib/intl.ts'
import { PlainList } from '../../../ui/PlainList.tsx'

/** Names of the entries that undoing leaves as they are; empty ones are of entries deleted for good. */
export function EditedNames({ names }: { names: readonly string[] }) {
  const text = useText()
  return (
    <PlainList>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole, and names may repeat
        <li key={index} lang={name ? 'de' : undefined}>
          {name || text('import.deletedForGood')}
        </li>
      ))}
    </PlainList>
  )
}
