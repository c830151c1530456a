import type { CheckboxField } from 'payload'

/** Checkbox to keep words without a result, off by default; they are stored in the collection `unfound-words`. */
export const unfoundWordsField: CheckboxField = {
  name: 'keepUnfoundWords',
  type: 'checkbox',
  label: { de: 'Merken, was niemand gefunden hat', en: 'Keep what nobody found' },
  defaultValue: false,
  admin: {
    description: {
      de: 'Behält einzelne Wörter abgeschickter Suchen ohne Treffer: nur das Wort, wie oft und zuletzt an welchem Tag, 90 Tage lang; nie Ziffern oder E-Mail-Adressen. Der Datenschutzhinweis muss es dann sagen.',
      en: 'Keeps single words of submitted searches without a hit: only the word, how often and the last day, for 90 days; never digits or email addresses. The privacy notice then has to say so.',
    },
  },
}
