import { useParams } from 'react-router-dom'
import { KnownEntry } from './KnownEntry.tsx'
import { NewEntry } from './NewEntry.tsx'

/** Renders the form of a provider: an empty one, or with `:id` that of a public one. */
export default function EntryForm() {
  const { id } = useParams()
  return id === undefined ? <NewEntry /> : <KnownEntry id={id} />
}
