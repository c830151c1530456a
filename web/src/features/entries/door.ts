export { CategoryLinks } from './public/CategoryLinks.tsx'
export { EntryDetails } from './public/EntryDetails.tsx'
export { EntryList, WithoutHomeVisits } from './public/EntryList.tsx'
export { serviceNames, townLine } from './public/entryText.ts'
export { FilterForm } from './public/FilterForm.tsx'
export {
  chosenFilters,
  type Filters,
  noFilters,
  parseFilters,
  placeCalls,
  timeAsked,
} from './public/filters.ts'
export { distanceKm } from './public/grouping.ts'
export { LargePrint } from './public/LargePrint.tsx'
export { arrangeList, defaultOrder, type View } from './public/listView.ts'
export { Marks } from './public/Marks.tsx'
export { HelpWhenClosed, OpenTodayRegion, useIsOpen } from './public/OpenTodayRegion.tsx'
export { ProviderContact } from './public/ProviderContact.tsx'
export { listCalls, listStatus } from './public/providerListPage.ts'
export { addressParts } from './public/providerPage.ts'
export { ShowMore, useShownCount } from './public/ShowMore.tsx'
export { TopCategoryTiles } from './public/TopCategoryTiles.tsx'
export { TownPicker } from './public/TownPicker.tsx'
export { UnknownProvider } from './public/UnknownProvider.tsx'
export { UrgentHelpNotice } from './public/UrgentHelpNotice.tsx'
export { useEntryCards } from './public/useEntryCards.tsx'
export { useFilters } from './public/useFilters.ts'
export { useVisitingCategories } from './public/useVisitingCategories.ts'
export {
  showTownField,
  storePlaceByName,
  useDistanceOrigin,
  useVisitorLocation,
} from './public/visitorPlace.ts'
export { ChangeOtherEntries, type OtherEntriesOffer, otherEntriesOffer } from './staff/ChangeOtherEntries.tsx'
export { type CallRow, callLists } from './staff/entryLists.ts'
export { StaffEntryForm, useStaffProblems } from './staff/StaffEntryForm.tsx'
export { SilentWebsite, WebsiteRemark } from './staff/WebsiteRemark.tsx'
