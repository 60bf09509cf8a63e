import { useTexts } from '#core/language/language.ts'
import { chileTexts } from './chile-texts.ts'
import styles from './workshop.module.css'

/** The timetable of the simulation workshop, with its seven topics. */
export function Program() {
  const t = useTexts(chileTexts)
  const hours = t.schedule
  return (
    <ol className={styles.program}>
      <Part name={hours.morning} hours={hours.morningHours} topics={t.morning} start={1} />
      <li className={styles.pause}>
        <span>{hours.pauseHours}</span> {hours.pause}
      </li>
      <Part name={hours.afternoon} hours={hours.afternoonHours} topics={t.afternoon} start={t.morning.length + 1} />
    </ol>
  )
}

interface PartProps {
  name: string
  hours: string
  topics: readonly string[]
  start: number
}

function Part({ name, hours, topics, start }: PartProps) {
  return (
    <li className={styles.part}>
      <p className={styles.hours}>
        <span>{hours}</span>
        {name}
      </p>
      <ol start={start}>
        {topics.map((topic, index) => (
          <li key={topic}>
            <span aria-hidden>{start + index}</span>
            {topic}
          </li>
        ))}
      </ol>
    </li>
  )
}
