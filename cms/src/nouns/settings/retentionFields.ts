import type { Field, GroupField } from 'payload'
import type { RetentionTime } from '../../collectionFacts.ts'
import { inBothLanguages } from '../../operations/words/translate.ts'
import { retentionDefaults } from './retentionTimes.ts'

const days = (name: RetentionTime): Field => ({
  name,
  type: 'number',
  label: inBothLanguages(`admin.settings.${name}.label`),
  required: true,
  min: 1,
  max: 3650,
  defaultValue: retentionDefaults[name],
  validate: (value: unknown) =>
    (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 3650) || '1, 2, 3 … 3650',
  admin: { description: inBothLanguages(`admin.settings.${name}`) },
})

/** Retention periods; the server cleans up once a day. The number of backups is a setting of the operator. */
export const retentionFields: GroupField = {
  name: 'retention',
  type: 'group',
  label: { de: 'Aufbewahrung in Tagen', en: 'Retention in days' },
  admin: { description: inBothLanguages('admin.settings.retention') },
  fields: [
    days('trashDays'),
    days('declinedDays'),
    days('versionDays'),
    days('logDays'),
    days('importDays'),
    days('mailDays'),
    days('securityLogDays'),
  ],
}
