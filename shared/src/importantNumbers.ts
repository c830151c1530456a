/** Valid everywhere in Germany, and a line for the association to fill in. */
export const shippedNumbers = [
  { label: 'Notruf', phone: '112', hint: 'Rettungsdienst und Feuerwehr' },
  { label: 'Ärztlicher Bereitschaftsdienst', phone: '116 117', hint: 'wenn die Praxis geschlossen ist' },
  { label: 'Polizei', phone: '110', hint: '' },
  { label: 'Telefonseelsorge', phone: '0800 111 0 111', hint: 'Tag und Nacht, kostenlos' },
  { label: 'Pflegestützpunkt', phone: '', hint: '' },
] as const

/** Tells who is on duty nearby. */
export const shippedPharmacyService = {
  pharmacyPhone: '0800 00 22833',
  pharmacyPage: 'https://www.aponet.de/apotheke/notdienstsuche',
} as const
