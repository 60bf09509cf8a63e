/** `23-11-2026 10:30` in the reader's time zone, in both languages. */
export function meetingText(moment: string): string {
  const date = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${two(date.getDate())}-${two(date.getMonth() + 1)}-${date.getFullYear()}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The day and time that the fields of a meeting show. */
export function fieldsOf(moment: string | null): { day: string; time: string } {
  if (moment === null) return { day: '', time: '' }
  const [, day, month, year, time = ''] = /^(\d\d)-(\d\d)-(\d{4}) (.*)$/.exec(meetingText(moment)) ?? []
  return { day: `${year}-${month}-${day}`, time }
}

/** What is sent of both fields: a day without time is one at nine. */
export const typedMoment = (day: string, time: string): string => (day === '' ? '' : `${day}T${time || '09:00'}`)
