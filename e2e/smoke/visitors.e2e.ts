import { onlyReads } from '../setup.ts'
import { callFromCard } from '../visitors/callFromCard.ts'
import { everyPage } from '../visitors/everyPage.ts'
import { firstScreen } from '../visitors/firstScreen.ts'
import { fromSearchToNumber } from '../visitors/fromSearchToNumber.ts'
import { myList } from '../visitors/myList.ts'

onlyReads()

everyPage('de', ['light'])
for (const journey of [callFromCard, firstScreen, fromSearchToNumber, myList]) journey('de')
