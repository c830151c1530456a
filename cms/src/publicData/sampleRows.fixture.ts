import { emptyContent } from '#shared/fields/entryFields'
import type { EntryRow } from './rows.ts'

/** Repeatable random numbers in [0, 1) (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const listed = (text: string) => text.split(',')
const kinds = listed(
  'Physiotherapie,Fußpflege,Friseur,Hausarzt,Hautarzt,Apotheke,Pflegedienst,Tagespflege,Bäckerei,Hörgeräte,Optiker,Sanitätshaus,Fahrdienst,Nachbarschaftshilfe,Seniorenheim,Ergotherapie,Logopädie,Zahnarzt,Metzgerei,Gärtnerei,Essen auf Rädern,Hospiz,Beratung,Haushaltshilfe,Büchereien',
)
const towns = listed(
  'Haßfurt,Königsberg in Bayern,Zeil am Main,Ebern,Eltmann,Hofheim in Unterfranken,Knetzgau,Sand am Main,Maroldsweisach,Theres,Bamberg,Schweinfurt,Gerolzhofen,Ermershausen,Aidhausen,Riedbach,Bundorf,Burgpreppach,Kirchlauter,Rauhenebrach,Oberaurach,Stettfeld,Ebelsbach,Breitbrunn,Gädheim,Wonfurt,Untermerzbach,Pfarrweisach,Rentweinsdorf',
)
const services = listed(
  'Hausbesuche,Krankengymnastik,Lymphdrainage,Massage,Grundpflege,Verhinderungspflege,Lieferservice,Beratung,Abholung,Barrierearm,Nagelpflege,Dauerwelle,Einkaufshilfe,Begleitung,Demenzbetreuung,Wundversorgung,Hörtest,Sehtest,Fahrten,Betreuung',
)
const syllables = listed(
  'mül,ler,hu,ber,schmi,dt,we,ber,wag,ner,becks,tein,hof,mann,schä,fer,krau,se,roß,kö,nig,lan,ge,fied,ler,ba,der,zim,mer,ott,vo,gel,gün,ther',
)
const fillers =
  'Termine nach Vereinbarung auch abends Parkplätze vor dem Haus Aufzug vorhanden Eingang ebenerdig bitte klingeln wir kommen gerne zu Ihnen kostenlose Erstberatung alle Kassen'.split(
    ' ',
  )

/** As a German district might list them. */
export function sampleRows(count: number, seed = 1): EntryRow[] {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const word = () => {
    const text = Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join('')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return Array.from({ length: count }, (_, i) => {
    const kind = pick(kinds)
    const located = random() > 0.15
    return {
      ...emptyContent,
      id: `${String(i).padStart(8, '0')}-${Math.floor(random() * 0xffff).toString(16)}`,
      category: kind,
      name:
        random() < 0.6 ? `${pick(kinds)} ${word()}` : `${word()} ${word()}${random() < 0.2 ? ' GmbH' : ''}`,
      website: 'https://example.org/',
      email: random() < 0.5 ? `kontakt${i}@example.org` : '',
      phone: `09521 ${Math.floor(random() * 90000) + 10000}`,
      additionalInfo: Array.from({ length: Math.floor(random() * 15) }, () => pick(fillers)).join(' '),
      street: `${random() < 0.5 ? 'Hauptstraße' : `${word()}weg`} ${Math.floor(random() * 120) + 1}`,
      plz: String(97400 + Math.floor(random() * 120)),
      city: pick(towns),
      open1: 'Mo-Fr 8-12 Uhr',
      open2: random() < 0.5 ? 'Mo, Di, Do 14-18 Uhr' : '',
      services: Array.from({ length: Math.floor(random() * 5) }, () => pick(services)).join(', '),
      barrierfree: random() < 0.4,
      lat: located ? 49.85 + random() * 0.5 : null,
      lon: located ? 10.2 + random() * 0.8 : null,
      updatedAt: '2026-01-05T08:00:00.000Z',
      formerNames: [],
      checkedAt: null,
      staff: { submitterEmail: '', checkedBy: '', positionSource: '' },
    }
  })
}
