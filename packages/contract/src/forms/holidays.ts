/**
 * National holidays of Chile on working days, 2026 to 2028. By law 2.977 and, for movable ones, 19.668 (29 June and 12
 * October to a Monday), 20.299 (31 October to a Friday), 20.983 (17 September next to a weekend) and 21.357 (the winter
 * solstice). In later years only weekends are known.
 */
export const holidays: readonly string[] = [
  '2026-01-01', // New Year
  '2026-04-03', // Good Friday
  '2026-05-01', // Labour Day
  '2026-05-21', // Navy Day
  '2026-06-29', // Saint Peter and Saint Paul
  '2026-07-16', // Our Lady of Mount Carmel
  '2026-09-18', // Independence Day
  '2026-10-12', // Meeting of Two Worlds
  '2026-12-08', // Immaculate Conception
  '2026-12-25', // Christmas
  '2027-01-01',
  '2027-03-26', // Good Friday
  '2027-05-21',
  '2027-06-21', // Day of the Indigenous Peoples
  '2027-06-28', // Saint Peter and Saint Paul, moved
  '2027-07-16',
  '2027-09-17', // before Independence Day
  '2027-10-11', // Meeting of Two Worlds, moved
  '2027-11-01', // All Saints
  '2027-12-08',
  '2028-04-14', // Good Friday
  '2028-05-01',
  '2028-06-20', // Day of the Indigenous Peoples
  '2028-06-26', // Saint Peter and Saint Paul, moved
  '2028-08-15', // Assumption
  '2028-09-18',
  '2028-09-19', // Army Day
  '2028-10-09', // Meeting of Two Worlds, moved
  '2028-10-27', // Day of the Evangelical Churches, moved
  '2028-11-01',
  '2028-12-08',
  '2028-12-25',
]
