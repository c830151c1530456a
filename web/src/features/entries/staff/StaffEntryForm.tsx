import type { ReactNode, RefObject } from 'react'
import { useCall } from '#lib/api.ts'
import { classNames } from '#lib/className.ts'
import type { FormFields } from '#lib/controlsOf.ts'
import { useText } from '#lib/intl.ts'
import type { StaffDraft } from '#lib/useStaffDraft.ts'
import { saysNothing } from '#shared/saysNothing'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DraftNotice } from '#ui/DraftNotice.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { Fold } from '#ui/Fold.tsx'
import formStyles from '#ui/Form.module.css'
import {
  AddressFields,
  addPickedLine,
  CategoryFields,
  ContactFields,
  type EntryValues,
  entryFormProblems,
  entryOrder,
  type FieldsProps,
  hasPickerInput,
  OpenDataSection,
  OpeningEditor,
  PlaceFields,
  PlainFields,
  parsePicked,
  ServiceFields,
  useRequestProblems,
  withPickedLine,
} from '../../entryForm/door.ts'
import styles from './EntryForm.module.css'

interface Props {
  form: RefObject<HTMLFormElement | null>
  draft: StaffDraft<EntryValues>
  unsaved: boolean
  label?: string
  problems: ReturnType<typeof useStaffProblems>
  emailOptional?: boolean
}

/** The buttons of the review save it. */
export function StaffEntryForm({ form, draft, unsaved, label, problems, emailOptional }: Props) {
  return (
    <form ref={form} noValidate aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <DraftNotice {...{ form, draft, unsaved }} />
      <ErrorSummary errors={problems.summary} />
      <StaffEntryFields {...{ emailOptional }} {...draft} errors={problems.errors} />
    </form>
  )
}

export const omissions = { email: 'noEmail', street: 'noStreet' } as const
export type StaffValues = EntryValues & { noEmail: string; noStreet: string }

/** @param before after a conflict what a colleague saved, who may have left something out, too */
export const leftOutOf = ({ noEmail, noStreet }: StaffValues, before?: StaffValues) => ({
  noEmail: noEmail === 'true' || before?.email === '',
  noStreet: noStreet === 'true' || before?.street === '',
})

export const entryProblems = (values: EntryValues, leftOut: ReturnType<typeof leftOutOf>) =>
  new Map<string, string>([
    ...entryFormProblems(withPickedLine(values), leftOut),
    ...addPickedLine(values).wrong,
  ])

type LeftOutProps = Pick<FormFields<EntryValues & Partial<StaffValues>>, 'values' | 'set'> & {
  field: keyof typeof omissions
}

/** Lets a required text be left out on purpose, as long as it is empty, in forms that can say so. */
function LeftOut({ field, values, set }: LeftOutProps) {
  const text = useText()
  const name = omissions[field]
  if (values[name] === undefined) return null
  if (field === 'email' ? values.email.trim() !== '' : !saysNothing(values.street)) return null
  return (
    <Checkbox
      name={name}
      label={text(`edit_entry.${name}`)}
      checked={values[name] === 'true'}
      onTick={(isTicked) => set({ [name]: isTicked ? 'true' : '' })}
    />
  )
}

/** Text for a missing mail address: it is the provider's, not that of the staff member filling in the form. */
const words = { email_missing: 'edit_entry.emailMissing' } as const
export const staffWording = { order: entryOrder, words }

export const useStaffProblems = (...[prefix, values]: Parameters<typeof useRequestProblems>) =>
  useRequestProblems(prefix, values, undefined, words)

type StaffEntryFieldsProps = Pick<
  FieldsProps,
  'values' | 'set' | 'errors' | 'emailOptional' | 'isPositionGuessed'
> & {
  belowWebsite?: ReactNode
}

export function StaffEntryFields(given: StaffEntryFieldsProps) {
  const text = useText()
  const { data: categories = [], error } = useCall('GET /api/categoryoverview', {})
  const errors = { ...(error && { category: text('entry_dialogue.alert1') }), ...given.errors }
  const { values, set } = given
  const plain = { values, set, errors }
  const fields: FieldsProps = {
    ...given,
    errors,
    staff: true,
    belowEmail: <LeftOut field="email" {...{ values, set }} />,
    emailHint: '',
    categories: categories.map(({ name }) => name),
  }
  const isPicking = hasPickerInput(parsePicked(values.picked)) || given.errors.opening !== undefined
  return (
    <div className={formStyles.room}>
      <div className={formStyles.columns}>
        <div>
          <Section brief title={text('edit_entry.whoTitle')}>
            <CategoryFields {...fields} />
            <PlainFields section="who" {...plain} />
          </Section>
          <Section title={text('entry_dialogue.contactTitle')}>
            <ContactFields {...fields} />
            {given.belowWebsite}
          </Section>
          <Section title={text('entry_dialogue.servicesTitle')}>
            <ServiceFields {...plain} />
          </Section>
          <Section title={text('entry_dialogue.accessTitle')}>
            <PlainFields section="access" {...plain} />
          </Section>
          <OpenDataSection
            {...plain}
            section={(title, content) => <Section title={title}>{content}</Section>}
          />
        </div>
        <div>
          <Section brief title={text('entry_dialogue.addressTitle')}>
            <AddressFields {...plain} />
            <LeftOut field="street" {...{ values, set }} />
            <PlainFields section="address" {...plain} />
            <PlaceFields
              {...fields}
              fold={(map) => (
                <Fold label={text('entry_dialogue.placeTitle')} isNeeded={values.moved === 'true'}>
                  {map}
                </Fold>
              )}
            />
          </Section>
          <Section title={text('entry_dialogue.openingTitle')}>
            <OpeningEditor
              {...plain}
              fold={(picker) => (
                <Fold label={text('edit_entry.addLine')} isNeeded={isPicking}>
                  {picker}
                </Fold>
              )}
            />
            <PlainFields section="opening" {...plain} />
          </Section>
        </div>
      </div>
    </div>
  )
}

interface SectionProps {
  title: string
  brief?: boolean
  children: ReactNode
}

function Section({ title, brief = false, children }: SectionProps) {
  return (
    <fieldset className={classNames(styles.section, brief && styles.brief)}>
      <legend>
        <h2 className={styles.title}>{title}</h2>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
