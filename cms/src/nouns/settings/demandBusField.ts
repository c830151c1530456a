import type { GroupField } from 'payload'

/** Bus that can be called; shown with the directions to providers in its area. */
export const demandBusField: GroupField = {
  name: 'demandBus',
  type: 'group',
  label: { de: 'Rufbus', en: 'On-demand bus' },
  admin: {
    description: {
      de: 'Ein Bus, der auf Anruf fährt. Steht bei „Weg dorthin“. Ohne Namen und Nummer erscheint nichts.',
      en: 'A bus that comes when it is called. Stands beside “The way there”. Without name and number nothing is shown.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', maxLength: 80, label: { de: 'Name', en: 'Name' } },
        { name: 'phone', type: 'text', maxLength: 60, label: { de: 'Telefon', en: 'Phone' } },
      ],
    },
    {
      name: 'towns',
      type: 'text',
      hasMany: true,
      maxLength: 80,
      label: { de: 'Fährt in diesen Orten', en: 'Serves these towns' },
      admin: {
        description: {
          de: 'Sie heißen wie der Ort der Anbieter. Steht hier nichts, gilt der Bus für die ganze Region.',
          en: 'Named as the town of providers is. With nothing here, the bus holds for the whole region.',
        },
      },
    },
  ],
}
