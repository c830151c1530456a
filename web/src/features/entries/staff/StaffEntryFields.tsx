import type { ReactNode } from 'react'
import { useCall } from '../../../lib/api.ts'
import { classNames } from '../../../lib/className.ts'
import { useText } from '../../../lib/intl.ts'
import { Fold } from '../../../ui/staff/Fold.tsx'
import formStyles from '../../../ui/staff/Form.module.css'
import {
  AddressFields,
  CategoryFields,
  ContactFields,
  type FieldsProps,
  hasPickerInput,
  OpeningEditor,
  PlaceFields,
  PlainFields,
  parsePicked,
  ServiceFields,
} from '../../entryForm/door.ts'
import { PositionPicker } from '../../map/door.ts'
import styles from './EntryForm.module.css'

type Props = Pick<FieldsProps, 'values' | 'set' | 'errors' | 'emailOptional' | 'belowEmail'>

/** Renders all fields of an entry for staff: two columns if there is space; map and line builder are folded. */
export function StaffEntryFields(given: Props) {
  const text = useText()
  const { data: categories = [], error } = useCall('GET /api/categoryoverview', {})
  const errors = { ...(error && { category: text('entry_dialogue.alert1') }), ...given.errors }
  const { values, set } = given
  const plain = { values, set, errors }
  const fields: FieldsProps = {
    ...given,
    errors,
    staff: true,
    emailHint: '',
    categories: categories.map(({ name }) => name),
    renderMap: (position, onMove) => (
      <Fold label={text('entry_dialogue.placeTitle')} isNeeded={values.moved === 'true'}>
        <PositionPicker position={position} onMove={onMove} />
      </Fold>
    ),
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
          </Section>
          <Section title={text('entry_dialogue.servicesTitle')}>
            <ServiceFields {...plain} />
          </Section>
        </div>
        <div>
          <Section brief title={text('entry_dialogue.addressTitle')}>
            <AddressFields {...plain} />
            <PlainFields section="address" {...plain} />
            <PlaceFields {...fields} />
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
  /** True to hide the hints. */
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
