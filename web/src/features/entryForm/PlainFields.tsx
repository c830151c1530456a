import type { ComponentProps, ReactNode } from 'react'
import { closureWords } from '#lib/closureWords.ts'
import type { FormFields } from '#lib/controlsOf.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useSendsMail, useSettings, useToday } from '#lib/settings.ts'
import { readClosures } from '#shared/closures'
import {
  type EntryFieldName,
  entryFields,
  type FormSection,
  fieldLabel,
  namesOf,
} from '#shared/fields/entryFields'
import { formOrder } from '#shared/fields/formOrder'
import { placesStates, placesWords } from '#shared/freePlaces'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { PhoneField } from '#ui/PhoneField.tsx'
import { Lines } from '#ui/PlainList.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { YesNoField } from '#ui/YesNoField.tsx'
import styles from './EntryFields.module.css'
import { type EntryValues, entryControls, type FieldsProps, withConsequences } from './entryValues.ts'

const specialNames = [
  ...namesOf('category', 'postcode', 'email', 'opening', 'services', 'degrees'),
  ...(['street', 'city'] as const),
]
type PlainName = Exclude<EntryFieldName, (typeof specialNames)[number]>
const isPlain = (name: EntryFieldName): name is PlainName => !specialNames.some((special) => special === name)

const controlProps: Partial<Record<string, ComponentProps<'input'>>> = {
  name: { autoComplete: 'organization' },
  // Not `url`, because browsers would refuse the usual www.beispiel.de.
  website: { type: 'text', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
}

export function PlainFields({
  section,
  staff = false,
  ...fields
}: FormFields<EntryValues> & { section: FormSection; staff?: boolean }) {
  return formOrder
    .filter(isPlain)
    .filter((name) => entryFields[name].section === section)
    .map((name) => <PlainField key={name} name={name} staff={staff} {...fields} />)
}

/** Days without a year are the next such days. */
function ClosedDatesPreview({ typed }: { typed: string }) {
  const text = useText()
  const locale = useLocale()
  const closures = readClosures(typed) ?? []
  return (
    <p aria-live="polite" className="flush unlessEmpty withScript">
      {closures.length > 0 &&
        text('opening_editor.understood', { words: closureWords(closures, locale, text) })}
    </p>
  )
}

function PlainField({
  name,
  staff,
  ...fields
}: FormFields<EntryValues> & { name: PlainName; staff: boolean }) {
  const text = useText()
  const field = entryFields[name]
  const { kind } = field
  const label = text(fieldLabel(name))
  const named = { id: `entry-${name}`, name, label }
  const set = (changes: Partial<EntryValues>) => fields.set(withConsequences(fields.values, changes))
  const hint = 'hint' in field ? text(field.hint) : undefined
  if (kind === 'flag')
    return (
      <Checkbox
        {...named}
        value="true"
        checked={fields.values[name] === 'true'}
        onTick={(isTicked) => set({ [name]: isTicked ? 'true' : '' })}
      />
    )
  if (kind === 'tristate')
    return (
      <YesNoField
        {...named}
        hint={hint}
        optional
        none="entry_dialogue.unsaid"
        value={fields.values[name]}
        onValue={(value) => set({ [name]: value })}
      />
    )
  if (kind === 'places') return <PlacesField label={label} hint={hint} {...fields} />
  const commonProps = { ...entryControls(fields)(name), label, hint, optional: !('required' in field) }
  // Without scripts the field has to stay, because nothing would show it again.
  if (kind === 'area' && fields.values.homeVisits === 'false' && fields.values[name] === '')
    return (
      <div className="withoutScript">
        <TextField {...commonProps} />
      </div>
    )
  // For staff, autofill would insert their own telephone number.
  if (kind === 'phone') return <PhoneField {...commonProps} autoComplete={staff ? 'off' : 'tel'} />
  if (kind === 'closures')
    return (
      <div>
        <TextField {...commonProps} />
        <ClosedDatesPreview typed={fields.values[name]} />
      </div>
    )
  if (kind === 'text') return <TextAreaField {...commonProps} rows={4} />
  return <TextField {...(controlProps[name] ?? controlProps[kind])} {...commonProps} />
}

/** An unchanged statement keeps its date. */
function PlacesField({
  label,
  hint,
  ...fields
}: FormFields<EntryValues> & { label: string; hint: string | undefined }) {
  const text = useText()
  const { tellPlaces = [] } = useToday()
  const { category, places } = fields.values
  const field = (
    <ChoiceField
      {...entryControls(fields)('places')}
      label={label}
      hint={hint}
      optional
      none={text('entry_dialogue.unsaid')}
      options={placesStates.map((state) => {
        return { value: placesWords[state], label: text(`entry_dialogue.places.${state}`) }
      })}
    />
  )
  const isAsked = places !== '' || tellPlaces.includes(category)
  // Without scripts the category is not known yet.
  return isAsked ? field : <div className="withoutScript">{field}</div>
}

export function OpenDataSection({
  section,
  ...fields
}: FormFields<EntryValues> & { section: (title: string, content: ReactNode) => ReactNode }) {
  const text = useText()
  const isAsked = useSettings().openData || fields.values.openData !== ''
  return (
    isAsked && section(text('entry_dialogue.openDataTitle'), <PlainFields section="openData" {...fields} />)
  )
}

/** Only the mail address is required, for the code and questions. */
export function ContactFields({
  emailOptional = false,
  belowEmail,
  emailHint,
  staff,
  ...fields
}: Omit<FieldsProps, 'categories' | 'isPositionGuessed'>) {
  const text = useText()
  const sendsMail = useSendsMail()
  return (
    <>
      <TextField
        {...entryControls(fields)('email')}
        inputMode="email"
        label={text('entry_dialogue.email')}
        hint={emailHint ?? text(sendsMail ? 'entry_dialogue.emailHint' : 'entry_dialogue.emailNoMail')}
        optional={emailOptional}
        autoComplete={staff ? 'off' : 'email'}
        verbatim
      />
      {belowEmail}
      <PlainFields section="contact" staff={staff} {...fields} />
    </>
  )
}

export function ServiceFields(fields: FormFields<EntryValues>) {
  const text = useText()
  const tags = [...new Set(fields.values.services.split(',').map((tag) => tag.trim()))].filter(Boolean)
  return (
    <>
      <TextAreaField
        {...entryControls(fields)('services')}
        label={text('entry_dialogue.services')}
        hint={text('entry_dialogue.servicesHint')}
        optional
        rows={3}
      />
      {tags.length > 1 && (
        <Lines
          of={tags}
          inRow
          className={styles.tags}
          aria-label={text('entry_dialogue.servicesShown')}
          lang="de"
        />
      )}
      <PlainFields section="services" {...fields} />
    </>
  )
}
