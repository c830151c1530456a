export const words = {
  de: {
    title: 'Jemand hat inzwischen gespeichert',
    some: 'Noch ist nichts überschrieben. In diesen Feldern sind die beiden Fassungen verschieden. Welche soll gelten?',
    none: 'Noch ist nichts überschrieben, und in den Feldern hier sind beide Fassungen gleich.',
    mine: 'Ihre Fassung',
    theirs: 'Inzwischen gespeichert',
    empty: 'leer',
    save: 'So speichern',
    back: 'Zurück zum Formular',
    reload: 'Meine Eingaben verwerfen',
  },
  en: {
    title: 'Somebody has saved meanwhile',
    some: 'Nothing is overwritten yet. In these fields the two versions differ. Which one is to hold?',
    none: 'Nothing is overwritten yet, and in the fields here both versions are the same.',
    mine: 'Your version',
    theirs: 'Saved meanwhile',
    empty: 'empty',
    save: 'Save like this',
    back: 'Back to the form',
    reload: 'Discard what I typed',
  },
}
