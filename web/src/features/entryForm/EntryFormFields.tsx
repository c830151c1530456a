import { useText } from '#lib/intl.ts'
import { AddressFields } from './AddressFields.tsx'
import { CategoryFields } from './CategoryFields.tsx'
import { EntrySection } from './EntrySection.tsx'
import type { FieldsProps } from './entryValues.ts'
import { OpeningEditor } from './OpeningEditor.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { ContactFields, OpenDataSection, PlainFields, ServiceFields } from './PlainFields.tsx'

export function EntryFormFields(props: FieldsProps) {
  const text = useText()
  return (
    <>
      <EntrySection title={text('entry_dialogue.whoTitle')}>
        <CategoryFields {...props} />
        <PlainFields section="who" {...props} />
      </EntrySection>
      <EntrySection title={text('entry_dialogue.addressTitle')}>
        <AddressFields {...props} />
        <PlainFields section="address" {...props} />
      </EntrySection>
      <EntrySection title={text('entry_dialogue.placeTitle')} className="withScript">
        <PlaceFields {...props} />
      </EntrySection>
      <EntrySection title={text('entry_dialogue.contactTitle')}>
        <ContactFields {...props} />
      </EntrySection>
      <EntrySection title={text('entry_dialogue.openingTitle')} lead={text('entry_dialogue.openingLead')}>
        <OpeningEditor {...props} />
        <PlainFields section="opening" {...props} />
      </EntrySection>
      <EntrySection title={text('entry_dialogue.servicesTitle')}>
        <ServiceFields {...props} />
      </EntrySection>
      <EntrySection title={text('entry_dialogue.accessTitle')}>
        <PlainFields section="access" {...props} />
      </EntrySection>
      <OpenDataSection
        {...props}
        section={(title, content) => <EntrySection title={title}>{content}</EntrySection>}
      />
    </>
  )
}
