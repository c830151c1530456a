import type { SchemaType } from './schemaTypes.ts'
import type { UrgentHelp } from './searchHelp.ts'

const helpByType: Partial<Record<SchemaType, UrgentHelp>> = {
  Dentist: 'dentists',
  MedicalClinic: '116117',
  Pharmacy: 'pharmacies',
  Physician: '116117',
}

export const helpWhenClosed = (type: SchemaType | undefined): UrgentHelp | undefined =>
  type && helpByType[type]
