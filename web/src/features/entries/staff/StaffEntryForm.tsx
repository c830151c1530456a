import type { FormEvent, ReactNode, RefObject } from 'react'
import type { StaffDraft } from '../../../lib/useStaffDraft.ts'
import { DraftNotice } from '../../../ui/DraftNotice.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import type { EntryValues } from '../../entryForm/door.ts'
import { StaffEntryFields } from './StaffEntryFields.tsx'
import type { useStaffProblems } from './useStaffProblems.ts'

interface Props<V extends EntryValues> {
  form: RefObject<HTMLFormElement | null>
  draft: StaffDraft<V>
  /** True if something typed is not saved. */
  unsaved: boolean
  /** Title of the notice about a draft that does not come from this form. */
  draftTitle?: string | undefined
  /** Name of the form, if the page has several. */
  label?: string
  problems: ReturnType<typeof useStaffProblems>
  emailOptional?: boolean
  belowEmail?: ReactNode
  onSubmit?: (event: FormEvent) => void
  /** Content below the fields. */
  children?: ReactNode
}

/** Renders the staff's form of an entry, for a new one, an edited one, and one under review. */
export function StaffEntryForm<V extends EntryValues>(props: Props<V>) {
  const { form, draft, unsaved, draftTitle, label, problems, onSubmit, children, ...fields } = props
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(event)
      }}
    >
      <DraftNotice {...{ form, draft, unsaved }} title={draftTitle} />
      <ErrorSummary errors={problems.summary} />
      <StaffEntryFields
        {...fields}
        values={draft.values}
        set={draft.set as StaffDraft<EntryValues>['set']}
        errors={problems.errors}
      />
      {children}
    </form>
  )
}
