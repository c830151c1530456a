import { useText } from '#lib/intl.ts'
import { PlainList } from './PlainList.tsx'

/** Empty ones are of entries deleted for good. */
export function EntryNames({ names }: { names: readonly string[] }) {
  const text = useText()
  return (
    <PlainList>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole, and names may repeat
        <li key={index} lang={name ? 'de' : undefined}>
          {name || text('undo.gone')}
        </li>
      ))}
    </PlainList>
  )
}
