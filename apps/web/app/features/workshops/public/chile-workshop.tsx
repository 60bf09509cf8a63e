import type { ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import { FilmInline } from '#core/public/films/film-inline.tsx'
import { chileTexts } from './chile-texts.ts'
import { headTexts } from './head-texts.ts'
import { Band } from './level.tsx'
import { NamedList } from './named-list.tsx'
import { Software } from './software.tsx'
import { Speakers } from './speakers.tsx'
import styles from './workshop.module.css'
import { WorkshopHero } from './workshop-hero.tsx'
import { WorkshopMail } from './workshop-mail.tsx'

interface Props {
  before?: ReactNode
  registration: ReactNode
}

/** The workshop of 28 June, as its own page and as a part of the events. */
export function ChileWorkshop({ before, registration }: Props) {
  const t = useTexts(chileTexts)
  const head = useTexts(headTexts).chile
  return (
    <>
      <WorkshopHero
        kicker={t.kicker}
        title={head.title}
        lead={t.lead}
        facts={t.facts}
        art={<FilmInline name="workshop" title={head.title} />}
        before={before}
      />
      <Software />
      <Band id="program" title={t.scheduleTitle} text={t.scheduleText} ground="sunken">
        <Program />
      </Band>
      <Band id="speakers" title={t.speakersTitle} text={t.speakersText}>
        <Speakers speakers={t.speakers} portraits="wide" />
      </Band>
      <Band id="objectives" title={t.objectivesTitle} ground="sunken">
        <NamedList rows={t.objectives} isNumbered />
      </Band>
      <Band id="license" title={t.licenseTitle} text={t.licenseText} ground="dark">
        {registration}
      </Band>
      <WorkshopMail />
    </>
  )
}

/** The timetable of the simulation workshop, with its seven topics. */
function Program() {
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
