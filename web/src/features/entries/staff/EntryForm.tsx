import { useParams } from 'react-router-dom'
import { KnownEntry } from './KnownEntry.tsx'
import { NewEntry } from './NewEntry.tsx'

export default function EntryForm() {
  const { id } = useParams()
  return id === undefined ? <NewEntry /> : <KnownEntry id={id} />
}
