import type { Field, GroupField } from 'payload'
import { retentionDefaults } from './retentionTimes.ts'

export const countField = (name: string, max: number, defaultValue: number): Field => ({
  name,
  type: 'number',
  required: true,
  min: 1,
  max,
  defaultValue,
  validate: (value: unknown) =>
    (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max) || `1, 2, 3 … ${max}`,
})

export const retentionFields: GroupField = {
  name: 'retention',
  type: 'group',
  fields: Object.entries(retentionDefaults).map(([name, days]) => countField(name, 3650, days)),
}
