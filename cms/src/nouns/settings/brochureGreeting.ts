import { maxGreeting } from '@directory/shared/paper'
import type { TextareaField } from 'payload'

/** Greeting kept from one brochure to the next; the form under /edit writes it. */
export const brochureGreeting: TextareaField = {
  name: 'brochureGreeting',
  type: 'textarea',
  label: { de: 'Grußwort des Hefts', en: 'Greeting of the booklet' },
  maxLength: maxGreeting,
  admin: {
    description: {
      de: 'Steht am Anfang des gedruckten Wegweisers. Eine leere Zeile trennt Absätze.',
      en: 'Stands at the beginning of the printed directory. An empty line parts paragraphs.',
    },
  },
}
