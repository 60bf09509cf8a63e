import { useFormats } from '#core/formats/formats.ts'
import { ownZone } from '#core/formats/zones.ts'
import { useTexts } from '#core/language/language.ts'
import { clockOf } from './schedule.ts'
import { texts } from './texts.ts'

/** Returns a scheduled time: the reader's, and that of its own zone where it is another one. */
export function useScheduleText(): (moment: string, zone: string) => string {
  const t = useTexts(texts)
  const { dateTime } = useFormats()
  return (moment, zone) => {
    const there = clockOf(moment, zone)
    const here = clockOf(moment, ownZone())
    const isSame = there.day === here.day && there.time === here.time
    return isSame ? dateTime(moment) : `${dateTime(moment)} (${t.inZone(there.time, zone.replaceAll('_', ' '))})`
  }
}
