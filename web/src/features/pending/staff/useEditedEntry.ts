import { useMemo, useRef, useState } from 'react'
import { useStaffDraft } from '#lib/useStaffDraft.ts'
import type { Entry } from '#shared/entry'
import {
  addPickedLine,
  changedFields,
  countChanges,
  valuesOf,
  withoutLookedUpMarker,
  withPickedLine,
} from '../../entryForm/door.ts'

export function useEditedEntry(entry: Entry, key: string) {
  const form = useRef<HTMLFormElement>(null)
  const [start] = useState(() => valuesOf(entry))
  const draft = useStaffDraft(key, start, form, { onlyChanges: true })
  const { values } = draft
  const changes = useMemo(() => {
    const edited = withPickedLine(values)
    const after = withoutLookedUpMarker(start, edited)
    const { wrong } = addPickedLine(values)
    return { edited, edits: changedFields(start, after), count: countChanges(start, after), wrong }
  }, [start, values])
  return { form, start, draft, changes }
}
