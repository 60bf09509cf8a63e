import dayjs, { type Dayjs, type ManipulateType, type PluginFunc } from 'dayjs'

/**
 * Makes days that are added to the beginning of a day give the beginning of another one. In zones like Chile's clocks go
 * forward at midnight: that day begins at one, and the library of the calendar, which adds a day to its beginning, found no
 * event of that day to be a whole one.
 */
const beginningsStay: PluginFunc = (_, { prototype }) => {
  const { add } = prototype
  prototype.add = function (this: Dayjs, count: number, unit?: ManipulateType) {
    const sum = add.call(this, count, unit)
    const isDays = unit === 'day' || unit === 'days' || unit === 'd'
    return isDays && this.isSame(this.startOf('day')) ? sum.startOf('day') : sum
  }
}

dayjs.extend(beginningsStay)
