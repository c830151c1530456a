import ICAL from 'ical.js'

// A line may have 75 bytes; the library does not count the space that marks a continued one.
ICAL.foldLength = 74

export { ICAL }
