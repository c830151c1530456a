import { federalStates } from '@directory/shared/publicHoliday'
import type { Field } from 'payload'

/** Public holidays, on which a provider without own hours for them is not shown as open. */
export const holidayFields: Field[] = [
  {
    name: 'federalState',
    type: 'select',
    label: { de: 'Bundesland', en: 'Federal state' },
    required: true,
    defaultValue: 'BY',
    options: Object.entries(federalStates).map(([value, name]) => ({ value, label: { de: name, en: name } })),
    admin: {
      description: {
        de: 'Nach ihm richten sich die Feiertage, an denen niemand als geöffnet gezeigt wird.',
        en: 'Decides on which public holidays nobody is shown as open.',
      },
    },
  },
  {
    name: 'localHolidayTowns',
    type: 'text',
    hasMany: true,
    maxLength: 80,
    label: { de: 'Gemeinden mit eigenem Feiertag', en: 'Municipalities with a holiday of their own' },
    admin: {
      description: {
        de: 'In Bayern jene, in denen Mariä Himmelfahrt Feiertag ist, in Sachsen und Thüringen Fronleichnam; sie heißen wie der Ort der Anbieter. Steht hier nichts, wird an diesem Tag nichts behauptet.',
        en: 'In Bavaria those that have Assumption Day, in Saxony and Thuringia Corpus Christi; named as the town of providers is. With nothing here, nothing is claimed on that day.',
      },
    },
  },
]
