import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()

it.each([
  ...['Angst vor einem Sturz', 'Arm bewegen', 'Arzt der nach Hause kommt', 'Erste Hilfe Kurs'],
  ...['Herzsportgruppe nach Infarkt', 'Knochenbruch vor vier Wochen Physiotherapie'],
  ...['Krankentransport liegend', 'Mama sagt am Telefon immer es geht ihr gut aber ich glaube das nicht'],
  ...['Mein Vater hat Schulden und macht die Post nicht mehr auf', 'Mein Vater hat ein neues Handy'],
  'Mein Vater möchte wieder Sport machen nach dem Herzinfarkt',
  ...['Notrufknopf für die Oma falls sie stürzt', 'Notrufuhr mit GPS'],
  ...['Opa hatte letztes Jahr einen Herzinfarkt', 'Sauerstoff zu Hause', 'Schutz vor Einbrechern'],
  ...['Vater redet seit Schlaganfall komisch', 'Vorbeugung gegen Schlaganfall'],
  ...['Wer nimmt meinem Vater Blut ab zu Hause', 'fear of falling', 'first aid course'],
  ...['ich kann nicht mehr Treppen steigen', 'ich kann nicht mehr kochen'],
  ...['ich möchte nicht mehr allein sein', 'mein Blut muss kontrolliert werden'],
  ...['mein Hund ist weggelaufen', 'mein Vater will nicht mehr essen'],
  ...['meine Schwiegermutter lässt keinen Fremden in die Wohnung', 'mir ist die Brille runtergefallen'],
  ...['my dad had a stroke two years ago and needs speech therapy', 'taubes Ohr', 'will'],
])('%s alarms nobody', (query) => {
  expect(model.searchHelp(query).urgent).toBeNull()
})

it.each([
  ['keineluft', '112'],
  ['koa Luft', '112'],
  ['Schlaganfall', '112'],
  ['mit 82 Jahren Schlaganfall', '112'],
  ['vor zwei Jahren Herzinfarkt, jetzt wieder Brustschmerzen', '112'],
  ['nach dem Sturz bewusstlos', '112'],
  ['nach dem Sturz Schmerzen in der Hüfte', '112'],
  ['seit gestern Atemnot', '112'],
  ['riecht nach Gas', '112'],
  ['bin vom Stuhl runtergefallen', '112'],
  ['Mutter geht nicht ans Telefon', '110'],
  ['ich erreiche meine Mutter seit gestern nicht am Telefon', '110'],
  ['someone broke into my house', '110'],
  ['Hausarzt hat zu und hohes Fieber', '116117'],
])('%s alarms', (query, help) => {
  expect(model.searchHelp(query).urgent).toBe(help)
})
