import type { Field, GroupField } from 'payload'
import type { RetentionTime } from '../../collectionFacts.ts'
import { retentionDefaults } from './retentionTimes.ts'

const days = (name: RetentionTime): Field => ({
  name,
  type: 'number',
  required: true,
  min: 1,
  max: 3650,
  defaultValue: retentionDefaults[name],
  validate: (value: unknown) =>
    (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 3650) || '1, 2, 3 … 3650',
})

export const retentionFields: GroupField = {
  name: 'retention',
  type: 'group',
  fields: (Object.keys(retentionDefaults) as RetentionTime[]).map(days),
}
