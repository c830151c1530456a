import { makesHomeVisitsOrSaysSo } from './homeVisits.ts'

const says = (text: string) => [
  makesHomeVisitsOrSaysSo({ services: text, additionalInfo: '', homeVisits: null }),
  makesHomeVisitsOrSaysSo({ services: '', additionalInfo: text, homeVisits: null }),
]

it.each([
  ...['Haarschnitt, Hausbesuche, Färben', 'Barrierefrei, Hausbesuch nach Absprache'],
  ...['Haus- und Heimbesuche', 'Wir kommen auch zu Ihnen nach Hause oder ins Pflegeheim.'],
  ...['Unsere Praxisassistentin kommt zur Blutabnahme auch zu Ihnen.', 'Eine Helferin kommt ins Haus'],
  ...['Wenn Sie nicht kommen können, kommen wir zu Ihnen.', 'Auf Wunsch fahren wir zu Ihnen.'],
  ...['Gern auch bei Ihnen zu Hause', 'Nicht nur in der Praxis, sondern auch bei Ihnen daheim'],
  ...['Beratung zu Hause, Bargeldlieferung', 'Besuche zu Hause, Vorlesen', 'Mobile Fußpflege'],
  ...['Mobiler Friseurdienst', 'Mobile medizinische Fußpflege', 'WIR KOMMEN ZU IHNEN!'],
])('offers home visits: %s', (text) => {
  expect(says(text)).toEqual([true, true])
})

it.each([
  ...['Keine Hausbesuche', 'Hausbesuche sind leider nicht möglich.', 'Hausbesuche nicht mehr'],
  'Beratung nur in unserer Geschäftsstelle, nicht zu Hause',
  'Unser Bus holt Sie morgens ab und bringt Sie nachmittags nach Hause.',
  ...['So kommen Sie sicher nach Hause.', 'Damit Sie gut nach Hause kommen'],
  ...['Lieferung nach Hause, Postannahme', 'Wir kommen auch ins Pflegeheim.'],
  ...['Hausnotruf, Mobiler Notruf, Schlüsselhinterlegung', 'Elektromobile, Reparaturen'],
  ...['Mobil: 0171 3920009', 'Länger zu Hause wohnen', 'Hauswirtschaft, Hauskapelle, Haustiere'],
])('offers none: %s', (text) => {
  expect(says(text)).toEqual([false, false])
})

it('offers none if either of the two texts denies it', () => {
  const denied = { services: 'Hausbesuche', additionalInfo: 'Zurzeit keine Hausbesuche.', homeVisits: null }
  expect(makesHomeVisitsOrSaysSo(denied)).toBe(false)
})
