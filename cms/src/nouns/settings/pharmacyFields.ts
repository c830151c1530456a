import { shippedPharmacyService } from '@directory/shared/importantNumbers'
import type { RowField } from 'payload'
import { validateWebsite } from '../../operations/collections/validate.ts'

/** Fields shown above a search for a pharmacy that is open at night. */
export const pharmacyFields: RowField = {
  type: 'row',
  fields: [
    {
      name: 'pharmacyPhone',
      type: 'text',
      label: { de: 'Notdienst der Apotheken: Telefon', en: 'Pharmacies’ emergency service: phone' },
      maxLength: 60,
      defaultValue: shippedPharmacyService.pharmacyPhone,
      admin: {
        description: {
          de: 'Steht über einer Suche nach „Apothekennotdienst“. Ohne Nummer und Seite erscheint nichts.',
          en: 'Stands above a search for “pharmacy on duty”. Without number and page nothing is shown.',
        },
      },
    },
    {
      name: 'pharmacyPage',
      type: 'text',
      label: { de: 'Notdienst der Apotheken: Seite', en: 'Pharmacies’ emergency service: page' },
      maxLength: 300,
      defaultValue: shippedPharmacyService.pharmacyPage,
      validate: validateWebsite,
      admin: {
        description: {
          de: 'Wo steht, welche Apotheke Dienst hat.',
          en: 'Where it says which pharmacy is on duty.',
        },
      },
    },
  ],
}
